import { expect, test } from "vitest";
import { nextPart } from "./pace.rules.ts";

test.each([
  { part: 1, tookMs: 50, next: 1 },
  { part: 1, tookMs: 200, next: 1 },
  { part: 1, tookMs: 301, next: 0.5 },
  { part: 0.25, tookMs: 99, next: 0.5 },
  { part: 0.25, tookMs: 100, next: 0.25 },
  { part: 1 / 64, tookMs: 5_000, next: 1 / 64 },
])(
  "after $part of the largest slice in $tookMs ms, $next of it is removed next",
  ({ part, tookMs, next }) => {
    expect(nextPart(part, tookMs)).toBe(next);
  },
);
