import { expect, test } from "vitest";
import { openMemoryRates, steadyClock } from "./memory-rates.ts";

const rate = { count: 60, perMs: 60_000, burst: 60 };

function ratesOf(live: { now: number }, clock: { ms: number }) {
  const instances = { live: () => live.now, beat: async () => undefined, leave: async () => undefined };
  return openMemoryRates({ now: () => new Date(clock.ms), instances }, "api");
}

test("each instance lets pass its part, and more of it as soon as another one is gone", () => {
  const live = { now: 3 };
  const clock = { ms: 1_000_000 };
  const rates = ratesOf(live, clock);
  const takenOf = (key: string, times: number) =>
    Array.from({ length: times }, () => rates.take(key, rate)).filter(({ isTaken }) => isTaken).length;

  expect(takenOf("a", 100)).toBe(20);
  clock.ms += 3_000;
  expect(takenOf("a", 100)).toBe(1);

  live.now = 2;
  expect(takenOf("b", 100)).toBe(30);
  live.now = 1;
  expect(takenOf("b", 100)).toBe(0);
  clock.ms += 1_000;
  expect(takenOf("b", 100)).toBe(1);
  expect(takenOf("c", 100)).toBe(60);
});

test("counts each key by itself", () => {
  const rates = ratesOf({ now: 1 }, { ms: 0 });

  for (let times = 0; times < 60; times += 1) rates.take("flood", rate);

  expect(rates.take("flood", rate)).toEqual({ isTaken: false, retryAfterMs: 1_000 });
  expect(rates.take("other", rate).isTaken).toBe(true);
});

test("a clock that is set back by an hour lets nobody wait for an hour", () => {
  const clock = { ms: 10_000_000 };
  const rates = ratesOf({ now: 1 }, clock);
  for (let times = 0; times < 60; times += 1) rates.take("a", rate);

  clock.ms -= 3_600_000;
  const refused = rates.take("a", rate);
  clock.ms += 1_000;

  expect(refused).toEqual({ isTaken: false, retryAfterMs: 1_000 });
  expect(rates.take("a", rate).isTaken).toBe(true);
});

test("a clock that goes back stands still for that moment and goes on from there", () => {
  const seen = [10, 20, 5, 6, 30, 29, 40];
  const steady = steadyClock(() => new Date(seen.shift() ?? 0));

  expect(Array.from({ length: 7 }, () => steady())).toEqual([10, 20, 20, 21, 45, 45, 56]);
});
