import { expect, test } from "vitest";
import { attemptsMax, retryAfterMsOf, waitMsBeforeRepeat } from "./repeating.rules.ts";

const now = new Date("2026-11-20T10:00:00Z");

test.each([
  [undefined, undefined],
  ["", undefined],
  ["7", 7_000],
  ["0", 0],
  ["1.5", 1_500],
  ["-3", undefined],
  ["soon", undefined],
  ["9999999", undefined],
  ["Fri, 20 Nov 2026 10:00:30 GMT", 30_000],
  ["Fri, 20 Nov 2026 09:00:00 GMT", 0],
  ["Fri, nonsense", undefined],
])("Retry-After %s is a wait of %s ms", (header, waitMs) => {
  expect(retryAfterMsOf(header, now)).toBe(waitMs);
});

test.each([
  { kind: "unavailable", attempt: 1, retryAfterMs: undefined, chance: 0, waitMs: 500 },
  { kind: "unavailable", attempt: 2, retryAfterMs: undefined, chance: 0, waitMs: 1_000 },
  { kind: "unavailable", attempt: 3, retryAfterMs: undefined, chance: 1, waitMs: 3_000 },
  { kind: "rate_limited", attempt: 1, retryAfterMs: undefined, chance: 0, waitMs: 2_000 },
  { kind: "rate_limited", attempt: 1, retryAfterMs: 9_000, chance: 0, waitMs: 9_000 },
  { kind: "rate_limited", attempt: 3, retryAfterMs: 1_000, chance: 0, waitMs: 8_000 },
  { kind: "rate_limited", attempt: 1, retryAfterMs: 61_000, chance: 0, waitMs: undefined },
  { kind: "unavailable", attempt: attemptsMax, retryAfterMs: undefined, chance: 0, waitMs: undefined },
  { kind: "invalid", attempt: 1, retryAfterMs: undefined, chance: 0, waitMs: undefined },
  { kind: "key_refused", attempt: 1, retryAfterMs: 1_000, chance: 0, waitMs: undefined },
] as const)("$kind at attempt $attempt waits $waitMs ms", ({ waitMs, ...failed }) => {
  expect(waitMsBeforeRepeat(failed)).toBe(waitMs);
});
