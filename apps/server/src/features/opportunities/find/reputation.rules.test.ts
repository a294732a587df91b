import { expect, test } from "vitest";
import { badTones, type ToneAtQuery } from "./reputation.rules.ts";

const row = (key: string, negative: number, mentions: number, campaignId = "one"): ToneAtQuery => ({
  key,
  campaignId,
  mentions,
  negative,
});

test.each([
  ["three and a fifth speak badly", [row("a", 3, 15)], ["one: a"]],
  ["not two, however large their share", [row("a", 2, 2)], []],
  ["not three of 16", [row("a", 3, 16)], []],
  [
    "over several queries, of which those are named that do",
    [row("a", 2, 5), row("b", 1, 5), row("c", 0, 5)],
    ["one: a b"],
  ],
  ["each campaign by itself", [row("a", 2, 2), row("b", 2, 2, "two")], []],
  ["nothing without mentions", [row("a", 0, 0)], []],
])("a reputation is to be mended: %s", (_, rows, expected) => {
  expect(badTones(rows).map(({ campaignId, keys }) => `${campaignId}: ${keys.join(" ")}`)).toEqual(expected);
});
