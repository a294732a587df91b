import type { PolicyEffect, RobotsPolicy } from "@citelens/contract/traffic/robots";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineDiff } from "./line-diff.rules.ts";
import { standsOut } from "./outstanding.rules.ts";
import {
  choiceOf,
  closedPathOf,
  isChanged,
  lessOpen,
  presetNames,
  presetOf,
  presets,
  withAgentChoice,
} from "./policy.rules.ts";
import { readingOf } from "./robots-labels.rules.ts";
import { parseRobotsSearch } from "./robots-search.rules.ts";
import { isToldOtherwise } from "./usage-labels.rules.ts";

const untouched: RobotsPolicy = { purposes: {}, agents: {}, closed_paths: [], usage: {} };

test.each([
  [
    { purpose: "llm_training", days: "90" },
    { purpose: "llm_training", days: 90 },
  ],
  [
    { purpose: "llm_training", days: 7 },
    { purpose: "llm_training", days: 7 },
  ],
  [{ purpose: "baking", days: "30" }, {}],
  [{ days: "many" }, {}],
])("of the search parameters %j count %j", (raw, expected) => {
  expect(parseRobotsSearch(raw)).toEqual(expected);
});

describe("what was read", () => {
  const read = { status: 200, meaning: "rules", fault: null, problems: [] } as const;

  test.each([
    [read, "pos", "robots.txt was read"],
    [{ ...read, status: 404, meaning: "open" }, "info", "There is no robots.txt"],
    [{ ...read, status: 503, meaning: "closed" }, "neg", "robots.txt answered 503"],
    [
      { ...read, status: null, meaning: "closed", fault: "there is no such host" },
      "neg",
      "Your site did not answer",
    ],
    [
      { ...read, problems: [{ code: "web-page", line: null, message: "" }] },
      "warn",
      "A web page came instead of a robots.txt",
    ],
  ] as const)("%j is %s: %s", (given, tone, title) => {
    expect(readingOf({ ...given, problems: [...given.problems] })).toMatchObject({ tone, title });
  });

  test("says what was seen where nobody answered", () => {
    const { meaning } = readingOf({
      ...read,
      status: null,
      meaning: "closed",
      fault: "there is no such host",
      problems: [],
    });

    expect(meaning).toContain("What we saw: there is no such host.");
  });
});

describe("a policy", () => {
  test.each(presetNames)("that is the preset %s is known as it", (name) => {
    expect(presetOf({ ...untouched, purposes: presets[name].purposes })).toBe(name);
  });

  test("that decides about a single agent, or about nothing, is no preset", () => {
    const withOne = withAgentChoice({ ...untouched, purposes: presets.all.purposes }, "CCBot", "disallow");

    expect([presetOf(withOne), presetOf(untouched)]).toEqual([undefined, undefined]);
    expect(presetOf(withAgentChoice(withOne, "CCBot", undefined))).toBe("all");
  });

  test("leaves what it does not speak of", () => {
    expect(choiceOf({ ...untouched, purposes: presets.search.purposes }, "search_engine")).toBe("leave");
    expect(choiceOf({ ...untouched, purposes: presets.search.purposes }, "llm_training")).toBe("disallow");
  });

  test.each([
    ["/cart", "/cart"],
    ["/*.pdf$", "/*.pdf$"],
    ["*/feed/", "*/feed/"],
    ["*", undefined],
    ["*$", undefined],
    ["/", undefined],
    ["cart", undefined],
    ["/a b", undefined],
    ["/a#b", undefined],
  ])("takes %j as the path %j", (text, path) => {
    expect(closedPathOf(text)).toBe(path);
  });

  test("changes an agent whose start page or pages are treated otherwise", () => {
    const verdict = { allowed: true, line: null, rule: null };
    const effect: PolicyEffect = {
      token: "GPTBot",
      operator: "OpenAI",
      purpose: "llm_training",
      before: verdict,
      after: verdict,
      pages_visited: 2,
      pages_allowed_before: 2,
      pages_allowed_after: 2,
      closes: { count: 0, paths: [] },
      opens: { count: 0, paths: [] },
      usage_before: {},
      usage_after: {},
    };

    expect(isChanged(effect)).toBe(false);
    expect(isChanged({ ...effect, closes: { count: 1, paths: ["/a"] } })).toBe(true);
    expect(isChanged({ ...effect, opens: { count: 1, paths: ["/a"] } })).toBe(true);
    expect([isToldOtherwise(effect), isToldOtherwise({ ...effect, usage_after: { search: true } })]).toEqual([
      false,
      true,
    ]);
    const losing = { ...effect, closes: { count: 3, paths: ["/a", "/b"] } };
    expect(lessOpen([losing, { ...losing, token: "CCBot" }, effect])).toEqual([
      { tokens: ["GPTBot", "CCBot"], paths: ["/a", "/b"], count: 3 },
    ]);
    expect(isChanged({ ...effect, pages_allowed_after: 1 })).toBe(true);
    expect(isChanged({ ...effect, after: { ...verdict, allowed: false } })).toBe(true);
  });
});

describe("the lines of two files", () => {
  test("are told as the same, removed and added", () => {
    expect(lineDiff("a\r\nb\r\nc\r\n", "a\nc\nd\n")).toEqual([
      { kind: "same", text: "a" },
      { kind: "removed", text: "b" },
      { kind: "same", text: "c" },
      { kind: "added", text: "d" },
    ]);
    expect(lineDiff("", "")).toEqual([]);
  });

  test("give back both files, whatever they are", () => {
    const lines = fc.array(fc.constantFrom("a", "b", "c", "d")).map((all) => all.join("\n"));
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const diff = lineDiff(before, after);
        const without = (kind: string) =>
          diff
            .filter((line) => line.kind !== kind)
            .map(({ text }) => text)
            .join("\n");

        expect([without("added"), without("removed")]).toEqual([before, after]);
      }),
    );
  });
});

test.each([
  [{ visits: 0, is_named: false, allowed: true }, false],
  [{ visits: 1, is_named: false, allowed: true }, true],
  [{ visits: 0, is_named: true, allowed: true }, true],
  [{ visits: 0, is_named: false, allowed: false }, true],
])("an agent with %j stands out: %s", ({ allowed, ...agent }, is) => {
  expect(standsOut({ ...agent, start_page: { allowed, line: null, rule: null } })).toBe(is);
});
