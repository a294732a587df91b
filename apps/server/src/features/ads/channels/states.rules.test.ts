import { expect, test } from "vitest";
import { adStatusOf, isStopped, reviewStatusOf } from "./states.rules.ts";

test.each([
  ["active", "active", false],
  ["paused", "paused", true],
  ["archived", "archived", true],
  ["limited_by_policy", "other", false],
  ["", "other", false],
  ["Paused", "other", false],
])("the state %s is %s, and stopped: %s", (said, state, stopped) => {
  expect(adStatusOf(said)).toEqual({ state, said });
  expect(isStopped(adStatusOf(said))).toBe(stopped);
});

test.each([
  ["in_review", "in_review"],
  ["approved", "approved"],
  ["rejected", "rejected"],
  ["needs_appeal", "other"],
])("the review %s is %s", (said, state) => {
  expect(reviewStatusOf(said)).toEqual({ state, said });
});
