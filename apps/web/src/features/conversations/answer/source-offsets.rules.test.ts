import { describe, expect, test } from "vitest";
import { sourceOffsets } from "./source-offsets.rules.ts";

describe("where each unit of a text stands in its Markdown", () => {
  test.each([
    ["plain text", "abc", "abc", [0, 1, 2, 3]],
    ["nothing", "", "", [0]],
    ["an escaped asterisk", "a*b", "a\\*b", [0, 1, 3, 4]],
    ["an escaped backslash", "\\n", "\\\\n", [0, 2, 3]],
    ["a backslash that escapes nothing", "a\\b", "a\\b", [0, 1, 2, 3]],
    ["an ampersand", "R&D", "R&amp;D", [0, 1, 6, 7]],
    ["an ampersand by its number", "R&D", "R&#38;D", [0, 1, 6, 7]],
    ["an ampersand by its hexadecimal number", "R&D", "R&#x26;D", [0, 1, 7, 8]],
    ["a bare ampersand", "R&D", "R&D", [0, 1, 2, 3]],
    ["a non-breaking space", "a\u00a0b", "a&nbsp;b", [0, 1, 7, 8]],
    ["an emoji as it is, two units", "a🪑b", "a🪑b", [0, 1, 2, 3, 4]],
    ["an emoji by its number, two units at one place", "a🪑b", "a&#x1FA91;b", [0, 1, 1, 10, 11]],
    ["something that only looks like an entity", "&nope;", "&nope;", [0, 1, 2, 3, 4, 5, 6]],
    ["an entity's own letters, escaped", "&lt;", "&amp;lt;", [0, 5, 6, 7, 8]],
    ["the marks of a quote on its second line", "a\nb", "a\n> b", [0, 1, 4, 5]],
    ["the indentation of a list on its second line", "a\nb", "a\n  b", [0, 1, 4, 5]],
  ])("%s", (_, value, source, offsets) => {
    expect(sourceOffsets(value, source, 0)).toEqual(offsets);
  });

  test("counts from where the text begins in the document", () => {
    expect(sourceOffsets("a*", "a\\*", 100)).toEqual([100, 101, 103]);
  });

  test.each([
    ["a source that is too short", "abc", "a", [0, 1, 1, 1]],
    ["an empty source", "ab", "", [0, 0, 0]],
    ["another text's source", "xy", "ab", [2, 2, 2]],
  ])("never points behind the end: %s", (_, value, source, offsets) => {
    expect(sourceOffsets(value, source, 0)).toEqual(offsets);
  });
});
