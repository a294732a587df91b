import { expect, test } from "vitest";
import { wordDiff } from "./word-diff.rules.ts";

test.each([
  ["", "", []],
  ["a b", "a b", [["same", "a b"]]],
  ["", "new words", [["added", "new words"]]],
  ["old words", "", [["removed", "old words"]]],
  [
    "Chairs for long days",
    "Desk chairs for long days",
    [
      ["removed", "Chairs "],
      ["added", "Desk chairs "],
      ["same", "for long days"],
    ],
  ],
  [
    "one two three four",
    "one three five four",
    [
      ["same", "one "],
      ["removed", "two "],
      ["same", "three "],
      ["added", "five "],
      ["same", "four"],
    ],
  ],
])("from %j to %j", (before, after, pieces) => {
  expect(wordDiff(before, after).map(({ kind, text }) => [kind, text])).toEqual(pieces);
});

test("what stays and what was added make the new text, what stays and what was removed the old words", () => {
  const [before, after] = ["a b c a b d", "b a c d a"];
  const pieces = wordDiff(before, after);
  const without = (kind: string) =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .flatMap(({ text }) => text.trim().split(" "))
      .join(" ");

  expect([without("added"), without("removed")]).toEqual([before, after]);
});
