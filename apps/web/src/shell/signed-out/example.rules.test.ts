import { expect, test } from "vitest";
import { visibilityAt, visitsAt } from "./example.rules.ts";

test("at each tick one visit arrives above the others, and the oldest leaves", () => {
  const [before, after] = [visitsAt(5), visitsAt(6)];

  expect(before).toHaveLength(4);
  expect(after.slice(1)).toEqual(before.slice(0, -1));
  expect(new Set(visitsAt(99).map(({ id }) => id)).size).toBe(4);
});

test("every share lies within its interval, ends its line, and changes gently", () => {
  for (let tick = 0; tick < 60; tick += 1) {
    const { share, low, high, answers, line } = visibilityAt(tick);

    expect(low).toBeLessThan(share);
    expect(high).toBeGreaterThan(share);
    expect(answers).toBeGreaterThan(400);
    expect(line.at(-1)).toBe(share);
    expect(Math.abs(visibilityAt(tick + 1).share - share)).toBeLessThan(4);
  }
});
