import { describe, expect, test } from "vitest";
import { buildAutomaton, scan } from "../src/automaton.ts";

/** Places found of the patterns, as pattern@first. */
function found(text: string, ...patterns: readonly string[]): string[] {
  const units = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const hits: string[] = [];
  scan(buildAutomaton(patterns), { units, length: text.length }, (pattern, last) => {
    const written = patterns[pattern] ?? "";
    hits.push(`${written}@${last + 1 - written.length}`);
  });
  return hits;
}

describe("the automaton", () => {
  test.each([
    ["nothing in nothing", "", ["a"], []],
    ["nothing without patterns", "abc", [], []],
    ["a pattern at the start, in the middle and at the end", "ab ab xab", ["ab"], ["ab@0", "ab@3", "ab@7"]],
    ["a pattern that is the whole text", "acme", ["acme"], ["acme@0"]],
    ["no pattern that is longer than the text", "acm", ["acme"], []],
    ["occurrences that overlap", "aaaa", ["aa"], ["aa@0", "aa@1", "aa@2"]],
    [
      "a pattern within another, the longest first",
      "shers",
      ["he", "she", "hers"],
      ["she@0", "he@1", "hers@1"],
    ],
    ["a pattern behind the failed beginning of another", "abac", ["abab", "bac"], ["bac@1"]],
    [
      "a short one where a long one breaks off",
      "acme clou",
      ["acme cloud", "acme", "clo"],
      ["acme@0", "clo@5"],
    ],
    ["nothing across characters that no pattern has", "ac-me", ["acme"], []],
    ["every suffix of a pattern", "abcd", ["abcd", "bcd", "cd", "d"], ["abcd@0", "bcd@1", "cd@2", "d@3"]],
    ["two equal patterns both", "x", ["x", "x"], ["x@0", "x@0"]],
    ["characters outside the basic plane", "a🙂b🙂", ["🙂"], ["🙂@1", "🙂@4"]],
    ["the last character of the plane", "a\uffff", ["\uffff"], ["\uffff@1"]],
  ])("finds %s", (_, text, patterns, expected) => {
    expect(found(text, ...patterns)).toEqual(expected);
  });

  test("reads no further than it is asked to", () => {
    const hits: number[] = [];
    const units = Uint16Array.from("acme acme", (one) => one.charCodeAt(0));
    scan(buildAutomaton(["acme"]), { units, length: 8 }, (_, last) => hits.push(last));

    expect(hits).toEqual([3]);
  });

  test("finds each of a thousand names once, in order", () => {
    const names = Array.from({ length: 1000 }, (_, index) => `brand${index};`);

    expect(found(names.join(" "), ...names).map((hit) => hit.split("@")[0])).toEqual(names);
  });
});
