import { expect, test } from "vitest";
import { inTurns } from "./in-turns.rules.ts";

test.each([
  [
    "one after the other where there are several",
    ["a1", "a2", "a3", "b1", "b2"],
    ["a1", "b1", "a2", "b2", "a3"],
  ],
  [
    "a few that came last beside the first of many",
    ["a1", "a2", "a3", "a4", "b1"],
    ["a1", "b1", "a2", "a3", "a4"],
  ],
  ["those of one as they are", ["a1", "a2", "a3"], ["a1", "a2", "a3"]],
  ["nothing", [], []],
])("puts %s", (_, rows, expected) => {
  expect(inTurns(rows, (row) => row.slice(0, 1))).toEqual(expected);
});
