import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chosen, hourOf } from "./choose.ts";

const hour = new Date("2026-11-27T10:00:00.000Z");
const slot = (at: number) => ({ placementId: "p", path: `/page/${at}`, hour });
const of = (creativeId: string, left: number) => ({ creativeId, left });

describe("what a place shows", () => {
  test("is one of what may be shown, the same in every order", () => {
    const candidates = fc.uniqueArray(
      fc.record({ creativeId: fc.string({ minLength: 1 }), left: fc.integer({ min: 1, max: 1e12 }) }),
      { minLength: 1, maxLength: 8, selector: ({ creativeId }) => creativeId },
    );
    fc.assert(
      fc.property(candidates, fc.webPath(), (all, path) => {
        const at = { placementId: "p", path, hour };
        const found = chosen(at, all);
        expect(all).toContain(found);
        expect(chosen(at, all.toReversed())).toBe(found);
        expect(
          chosen(
            at,
            all.filter((one) => one === found || one.creativeId > "m"),
          ),
        ).toBe(found);
      }),
    );
  });

  test.each([
    ["nothing may be", []],
    ["nothing is left to spend", [of("a", 0), of("b", -5)]],
  ])("is nothing where %s", (_, candidates) => {
    expect(chosen(slot(1), candidates)).toBeUndefined();
  });

  test("is each creative by its part of what is left to spend", () => {
    const counts = { a: 0, b: 0 };
    for (let at = 0; at < 4_000; at += 1) {
      const id = chosen(slot(at), [of("a", 3_000_000), of("b", 1_000_000)])?.creativeId as "a" | "b";
      counts[id] += 1;
    }

    expect(counts.a / 4_000).toBeCloseTo(0.75, 1);
  });

  test("changes with the hour", () => {
    const both = [of("a", 1), of("b", 1)];
    const shown = Array.from(
      { length: 48 },
      (_, at) => chosen({ ...slot(1), hour: new Date(hour.getTime() + at * 3_600_000) }, both)?.creativeId,
    );

    expect(new Set(shown)).toEqual(new Set(["a", "b"]));
  });
});

test.each([
  ["2026-11-27T10:00:00.000Z", "2026-11-27T10:00:00.000Z", "2026-11-27T11:00:00.000Z"],
  ["2026-11-27T10:59:59.999Z", "2026-11-27T10:00:00.000Z", "2026-11-27T11:00:00.000Z"],
  ["2026-12-31T23:30:00.000Z", "2026-12-31T23:00:00.000Z", "2027-01-01T00:00:00.000Z"],
])("the hour of %s begins at %s and ends at %s", (at, begins, ends) => {
  expect(hourOf(new Date(at))).toEqual({ begins: new Date(begins), ends: new Date(ends) });
});
