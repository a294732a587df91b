import fc from "fast-check";
import { expect, test } from "vitest";
import { type Pair, pairedChange } from "../src/index.ts";
import { noChangePValue } from "../src/no-change-p-value.ts";

/** Admissions to Berkeley by department; R prints 1.5246 and 0.2169 for mantelhaen.test(UCBAdmissions, correct = FALSE). */
test("the stratified test finds no bias where the sums of all departments show one", () => {
  const departments = [
    [512, 825, 89, 108],
    [353, 560, 17, 25],
    [120, 325, 202, 593],
    [138, 417, 131, 375],
    [53, 191, 94, 393],
    [22, 373, 24, 341],
  ].map(([menIn = 0, men = 0, womenIn = 0, women = 0]) => ({
    before: { hits: menIn, total: men },
    after: { hits: womenIn, total: women },
  }));

  expect(noChangePValue(departments)).toBeCloseTo(0.2169, 4);
  const all = { before: { hits: 1198, total: 2691 }, after: { hits: 557, total: 1835 } };
  expect(noChangePValue([all])).toBeLessThan(1e-9);
});

/** Fisher's tea: of 70 ways 16 put three of four right and one all four. Both tails, what is met counting half. */
test("small numbers are counted out", () => {
  const tea = { before: { hits: 1, total: 4 }, after: { hits: 3, total: 4 } };
  const turned = { before: { hits: 0, total: 2 }, after: { hits: 2, total: 2 } };

  expect(noChangePValue([tea])).toBeCloseTo((2 * (1 + 16 / 2)) / 70, 9);
  expect(noChangePValue([turned, turned])).toBeCloseTo(1 / 36, 9);
  const back = { before: turned.after, after: turned.before };
  expect(noChangePValue([turned, back])).toBeCloseTo(1 - (1 + 16 + 1) / 36 / 2, 9);
});

test("without answers on both sides there is no change to tell", () => {
  const none = { hits: 0, total: 0 };
  const some = { hits: 1, total: 4 };

  expect(pairedChange([])).toBeNull();
  expect(pairedChange([{ cluster: "a", before: none, after: some }])).toBeNull();
});

test("a prompt that was added or dropped changes nothing", () => {
  const kept = promptsOf(8, { before: { hits: 2, total: 10 }, after: { hits: 5, total: 10 } });
  const added = { cluster: "new", before: { hits: 0, total: 0 }, after: { hits: 40, total: 40 } };
  const change = pairedChange([...kept, added]);

  expect(change).toEqual(pairedChange(kept));
  expect(change).toMatchObject({ pairs: 8, clusters: 8 });
  expect(change?.points).toBeCloseTo(30, 9);
  expect(change?.pValue).toBeLessThan(0.001);
  expect(change?.interval.low).toBeGreaterThan(10);
});

/** Both prompts fall by 10 points; only because the strong one is asked more now does the sum of all rise. */
test("a shift of the answers between prompts is no change", () => {
  const strong = { before: { hits: 9, total: 10 }, after: { hits: 72, total: 90 } };
  const weak = { before: { hits: 18, total: 90 }, after: { hits: 1, total: 10 } };

  const change = pairedChange([
    { cluster: "strong", ...strong },
    { cluster: "weak", ...weak },
  ]);

  expect(change?.points).toBeCloseTo(-10, 6);
});

test("models of a prompt that move together are one piece of evidence, not many", () => {
  const rise = { before: { hits: 0, total: 3 }, after: { hits: 3, total: 3 } };
  const fall = { before: rise.after, after: rise.before };
  const together = Array.from({ length: 60 }, (_, index) => ({
    cluster: `prompt ${index % 10}`,
    ...(index % 10 < 7 ? rise : fall),
  }));
  const apart = together.map((pair, index) => ({ ...pair, cluster: `prompt ${index}` }));

  expect(noChangePValue(together)).toBeLessThan(1e-9);
  expect(pairedChange(together)?.pValue).toBeGreaterThan(0.05);
  expect(pairedChange(apart)?.pValue).toBeLessThan(0.01);
});

const side = fc
  .integer({ min: 1, max: 12 })
  .chain((total) => fc.record({ hits: fc.integer({ min: 0, max: total }), total: fc.constant(total) }));
const pair = fc.record({ cluster: fc.constantFrom("a", "b", "c", "d", "e", "f"), before: side, after: side });
const pairsOf = fc.array(pair, { minLength: 1, maxLength: 20 });

test("a change turns over with its periods and with hits and misses, and holds together", () => {
  fc.assert(
    fc.property(pairsOf, (pairs) => {
      const change = told(pairs);
      const back = told(pairs.map((one) => ({ ...one, before: one.after, after: one.before })));
      const misses = told(
        pairs.map((one) => ({ ...one, before: turned(one.before), after: turned(one.after) })),
      );
      for (const other of [back, misses]) {
        expect(other.points).toBeCloseTo(-change.points, 6);
        expect(other.pValue).toBeCloseTo(change.pValue, 6);
        expect(other.interval.low).toBeCloseTo(-change.interval.high, 6);
      }
      expect(change.pValue).toBeGreaterThanOrEqual(0);
      expect(change.pValue).toBeLessThanOrEqual(1);
      expect(change.interval.low).toBeGreaterThanOrEqual(-100);
      expect(change.interval.high).toBeLessThanOrEqual(100);
      expect(change.interval.low).toBeLessThanOrEqual(change.points);
      expect(change.interval.high).toBeGreaterThanOrEqual(change.points);
      if (change.pValue > 0.05) {
        expect(change.interval.low).toBeLessThanOrEqual(1e-9);
        expect(change.interval.high).toBeGreaterThanOrEqual(-1e-9);
      }
    }),
    { numRuns: 300 },
  );
});

test("the same rise is the surer, the oftener it was asked", () => {
  const pValues = [1, 2, 4, 8, 16].map(
    (often) =>
      pairedChange(
        promptsOf(9, {
          before: { hits: often, total: 4 * often },
          after: { hits: 2 * often, total: 4 * often },
        }),
      )?.pValue ?? 1,
  );

  expect(pValues).toEqual([...pValues].sort((left, right) => right - left));
  expect(new Set(pValues).size).toBe(5);
});

function promptsOf(count: number, rates: Omit<Pair, "cluster">): Pair[] {
  return Array.from({ length: count }, (_, index) => ({ cluster: `prompt ${index}`, ...rates }));
}

function turned({ hits, total }: Pair["before"]): Pair["before"] {
  return { hits: total - hits, total };
}

function told(pairs: readonly Pair[]): NonNullable<ReturnType<typeof pairedChange>> {
  const change = pairedChange(pairs);
  if (!change) throw new Error("These pairs have answers on both sides.");
  return change;
}
