import { describe, expect, test } from "vitest";
import { graceMs, type KeptRetention, keptUntil, nextKept } from "./retention.rules.ts";

const now = new Date("2026-11-23T03:11:00Z");
const inGrace = new Date(now.getTime() + graceMs);
const kept = (
  days: number,
  wantedDays: number | null = null,
  shortensAt: Date | null = null,
): KeptRetention => ({
  days,
  wantedDays,
  shortensAt,
});

describe("a night", () => {
  test.each([
    ["leaves alone what is as it should be", kept(395), 395, kept(395)],
    ["applies a shorter choice at once", kept(395, 30), 395, kept(30, 30)],
    ["applies a longer choice at once", kept(30, 200), 395, kept(200, 200)],
    ["gives a larger plan's days at once", kept(90), 395, kept(395)],
    ["lets a smaller plan wait for the end of its grace", kept(395), 90, kept(395, null, inGrace)],
    ["does not begin the grace again", kept(395, null, inGrace), 90, kept(395, null, inGrace)],
    ["shortens when the grace is over", kept(395, null, now), 90, kept(90)],
    ["forgets a grace that a larger plan ends", kept(395, null, inGrace), 395, kept(395)],
    ["takes a choice within a smaller plan as a choice", kept(395, 60, inGrace), 90, kept(60, 60)],
    [
      "treats a choice beyond a smaller plan as the plan's doing",
      kept(200, 200),
      90,
      kept(200, 200, inGrace),
    ],
    ["keeps a choice that a plan held back for a larger one", kept(90, 200), 395, kept(200, 200)],
  ] as const)("%s", (_, before, limitDays, after) => {
    expect(nextKept(before, { limitDays, now })).toEqual(after);
  });
});

test("a row is kept for as many days as are said, its own the first", () => {
  expect(keptUntil("2026-11-23", 90)).toBe("2027-02-21");
});
