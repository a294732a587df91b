import { expect, test } from "vitest";
import { standingOf } from "./change.rules.ts";

const moved = { verdict: "moved", change: -20.6, paired: -18, n: 1329, previousN: 984 } as const;

test.each([
  ["moved, with many answers", moved, "clear"],
  ["moved, of a row whose period before is not known", { ...moved, previousN: undefined }, "clear"],
  ["what chance explains", { ...moved, verdict: "within_noise" }, "noise"],
  ["no verdict", { ...moved, verdict: null }, "noise"],
  ["a verdict that cannot be given", { ...moved, verdict: "not_comparable" }, "incomparable"],
  ["few answers", { ...moved, n: 29 }, "few"],
  ["few answers before", { ...moved, previousN: 29 }, "few"],
  ["other queries or models", { ...moved, isWhole: false }, "partial"],
  ["what both share went the other way", { ...moved, paired: 2 }, "partial"],
  ["nothing is shared", { ...moved, paired: null }, "partial"],
] as const)("a change with %s is %s", (_, { previousN, ...figure }, standing) => {
  expect(standingOf({ ...figure, ...(previousN !== undefined && { previousN }) })).toBe(standing);
});
