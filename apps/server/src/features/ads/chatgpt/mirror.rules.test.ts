import { expect, test } from "vitest";
import { adStatusOf } from "../channels/states.rules.ts";
import { mirrored } from "./mirror.rules.ts";

const now = new Date("2026-11-20T12:00:00Z");
const over = new Date("2026-11-20T11:00:00Z");

test.each([
  ["ACTIVE", "active", null, null],
  ["ACTIVE", "paused", null, "pause"],
  ["ACTIVE", "archived", null, "archive"],
  ["ACTIVE", "throttled", null, null],
  ["PAUSED", "paused", null, null],
  ["PAUSED", "active", null, "stop_outside"],
  ["PAUSED", "active", over, null],
  ["PAUSED", "throttled", null, "stop_outside"],
  ["PAUSED", "archived", null, "archive"],
  ["DRAFT", "active", null, "stop_outside"],
  ["ENDED", "active", over, null],
  ["ARCHIVED", "active", null, "stop_outside"],
  ["ARCHIVED", "archived", null, null],
  ["ARCHIVED", "paused", null, null],
] as const)("%s here and %s outside, ending %s: %s", (ours, said, ends, expected) => {
  expect(mirrored({ ours, outside: adStatusOf(said), ends, now })).toBe(expected);
});
