import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chosen, hourOf } from "./decide.rules.ts";
import { draw } from "./find-content.ts";

interface Candidate {
  readonly id: string;
  readonly left: number;
}

const of = (id: string, left: number): Candidate => ({ id, left });
const chosenOf = (place: string, candidates: readonly Candidate[]): Candidate | undefined =>
  chosen(candidates, { left: ({ left }) => left, draw: (id) => draw(`${place} ${id}`) });

describe("what a place shows", () => {
  test("is one of what may be shown, the same in every order", () => {
    const candidates = fc.uniqueArray(
      fc.record({ id: fc.string({ minLength: 1 }), left: fc.integer({ min: 1, max: 1e12 }) }),
      { minLength: 1, maxLength: 8, selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(candidates, fc.webPath(), (all, path) => {
        const found = chosenOf(path, all);
        expect(all).toContain(found);
        expect(chosenOf(path, all.toReversed())).toBe(found);
        expect(
          chosenOf(
            path,
            all.filter((one) => one === found || one.id > "m"),
          ),
        ).toBe(found);
      }),
    );
  });

  test.each([
    ["nothing may be", []],
    ["nothing is left to spend", [of("a", 0), of("b", -5)]],
  ])("is nothing where %s", (_, candidates) => {
    expect(chosenOf("/page", candidates)).toBeUndefined();
  });

  test("is each creative by its part of what is left to spend", () => {
    const counts = { a: 0, b: 0 };
    for (let at = 0; at < 4_000; at += 1) {
      const id = chosenOf(`/page/${at}`, [of("a", 3_000_000), of("b", 1_000_000)])?.id as "a" | "b";
      counts[id] += 1;
    }

    expect(counts.a / 4_000).toBeCloseTo(0.75, 1);
  });
});

test.each([
  ["2026-11-27T10:00:00.000Z", "2026-11-27T10:00:00.000Z"],
  ["2026-11-27T10:59:59.999Z", "2026-11-27T10:00:00.000Z"],
  ["2026-12-31T23:30:00.000Z", "2026-12-31T23:00:00.000Z"],
])("the hour of %s begins at %s", (at, begins) => {
  expect(hourOf(new Date(at))).toEqual(new Date(begins));
});
