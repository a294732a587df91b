import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTurns } from "./turns.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function start(names: readonly string[]) {
  const begun: string[] = [];
  const turns = createTurns();
  const taken = names.map((name) => turns.take(() => begun.push(name)));
  return { begun, turns, taken };
}

describe("turns", () => {
  test("begin one after the other, each once the one before has ended", () => {
    const { begun, taken } = start(["first", "second", "third"]);
    expect(begun).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(["first"]);
    taken[0]?.end();
    expect(begun).toEqual(["first"]);
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(["first", "second"]);
    taken[1]?.end();
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(["first", "second", "third"]);
  });

  test("do not wait for ever for one that never ends", () => {
    const { begun, taken } = start(["first", "second", "third"]);
    vi.advanceTimersByTime(199);
    expect(begun).toEqual(["first"]);
    vi.advanceTimersByTime(2);
    expect(begun).toEqual(["first", "second"]);
    taken[0]?.end();
    vi.advanceTimersByTime(10);
    expect(begun).toEqual(["first", "second"]);
  });

  test("that end before they began are left out", () => {
    const { begun, taken } = start(["first", "second"]);
    taken[0]?.end();
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(["second"]);
  });

  test("begin again after all have ended", () => {
    const { begun, turns, taken } = start(["first"]);
    vi.advanceTimersByTime(1);
    taken[0]?.end();
    vi.advanceTimersByTime(1000);
    turns.take(() => begun.push("later"));
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(["first", "later"]);
  });
});
