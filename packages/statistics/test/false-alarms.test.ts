import { expect, test } from "vitest";
import { changeVerdicts, type Pair, pairedChange, twoRates } from "../src/index.ts";
import { draws } from "./draws.ts";

interface Campaign {
  readonly prompts: number;
  readonly models: number;
  readonly before: number;
  readonly after: number;
  readonly mean: number;
  /** How much all models of a prompt move between the periods, by chance and in no direction, in log odds. */
  readonly drift?: number;
  /** A true change, in log odds. */
  readonly rise?: number;
}

const trials = 1000;
const shapes = [
  { prompts: 1, models: 3, before: 10, after: 10 },
  { prompts: 2, models: 1, before: 10, after: 10 },
  { prompts: 2, models: 3, before: 7, after: 7 },
  { prompts: 3, models: 3, before: 5, after: 20 },
  { prompts: 4, models: 2, before: 5, after: 5 },
  { prompts: 5, models: 3, before: 7, after: 7 },
  { prompts: 10, models: 3, before: 1, after: 1 },
  { prompts: 25, models: 3, before: 1, after: 1 },
  { prompts: 25, models: 2, before: 7, after: 3 },
  { prompts: 60, models: 2, before: 4, after: 4 },
];

test.each([
  ["answers vary by chance alone", 0],
  ["all models of a prompt move together", 0.5],
])("where nothing changed and %s, at most 5 of 100 changes of a campaign seem real", (_, drift) => {
  const rates = shapes.flatMap((shape) =>
    [0.02, 0.3, 0.95].map((mean, index) => alarms({ ...shape, mean, drift }, 1 + index)),
  );

  // A thousand trials of a true 5 % come out above 6.9 % once in four hundred times.
  expect(Math.max(...rates)).toBeLessThan(0.069);
  expect(rates.reduce((sum, rate) => sum + rate, 0) / rates.length).toBeLessThan(0.055);
});

test("a real change is found the more often, the more it was asked", () => {
  const found = [
    { prompts: 5, models: 1, before: 3, after: 3 },
    { prompts: 10, models: 2, before: 5, after: 5 },
    { prompts: 25, models: 3, before: 7, after: 7 },
    { prompts: 50, models: 4, before: 7, after: 7 },
  ].map((shape) => alarms({ ...shape, mean: 0.3, rise: 0.6 }, 3, 300));

  expect(found).toEqual([...found].sort((left, right) => left - right));
  expect(found[0]).toBeLessThan(0.2);
  expect(found[3]).toBeGreaterThan(0.95);
});

test("a change between two totals without cause seems real at most 5 times of 100", () => {
  const { hits } = draws(17);
  const rates = [
    [5, 5],
    [10, 30],
    [100, 100],
    [40, 400],
  ].flatMap(([before = 0, after = 0]) =>
    [0.02, 0.1, 0.3, 0.5, 0.95].map((share) => {
      let found = 0;
      for (let trial = 0; trial < 4 * trials; trial += 1) {
        const change = twoRates({
          before: { hits: hits(before, share), total: before },
          after: { hits: hits(after, share), total: after },
        });
        if (change && change.pValue <= 0.05) found += 1;
      }
      return found / (4 * trials);
    }),
  );

  expect(Math.max(...rates)).toBeLessThan(0.065);
  expect(rates.reduce((sum, rate) => sum + rate, 0) / rates.length).toBeLessThan(0.055);
});

test("of the changes that a list calls real, at most 5 of 100 are not, and most real ones are found", () => {
  const { hits } = draws(23);
  let falseShare = 0;
  let found = 0;
  const lists = 400;
  for (let list = 0; list < lists; list += 1) {
    const changes = Array.from({ length: 40 }, (_, index) => {
      const isReal = index < 10;
      const before = { hits: hits(100, 0.3), total: 100 };
      return twoRates({ before, after: { hits: hits(100, isReal ? 0.6 : 0.3), total: 100 } });
    });
    const moved = changeVerdicts(changes.map((change) => ({ change, isComparable: true }))).flatMap(
      (verdict, index) => (verdict === "moved" ? [index] : []),
    );
    falseShare += moved.length === 0 ? 0 : moved.filter((index) => index >= 10).length / moved.length;
    found += moved.filter((index) => index < 10).length / 10;
  }

  expect(falseShare / lists).toBeLessThan(0.05);
  expect(found / lists).toBeGreaterThan(0.8);
});

test("a list without any real change is almost always silent", () => {
  const { hits } = draws(29);
  let alarmed = 0;
  const lists = 1000;
  for (let list = 0; list < lists; list += 1) {
    const changes = Array.from({ length: 20 }, () =>
      twoRates({ before: { hits: hits(50, 0.3), total: 50 }, after: { hits: hits(50, 0.3), total: 50 } }),
    );
    if (changeVerdicts(changes.map((change) => ({ change, isComparable: true }))).includes("moved"))
      alarmed += 1;
  }

  expect(alarmed / lists).toBeLessThan(0.065);
});

function alarms(campaign: Campaign, seed: number, times = trials): number {
  const drawn = draws(seed);
  let found = 0;
  for (let trial = 0; trial < times; trial += 1) {
    const change = pairedChange(pairsOf(campaign, drawn));
    if (change && change.pValue <= 0.05) found += 1;
  }
  return found / times;
}

function pairsOf(campaign: Campaign, { hits, share, normal }: ReturnType<typeof draws>): Pair[] {
  const { prompts, models, before, after, mean, drift = 0, rise = 0 } = campaign;
  return Array.from({ length: prompts }, (_, prompt) => {
    const own = share(mean, 0.3);
    const first = moved(own, drift * normal());
    const second = moved(own, drift * normal() + rise);
    return Array.from({ length: models }, () => ({
      cluster: `prompt ${prompt}`,
      before: { hits: hits(before, first), total: before },
      after: { hits: hits(after, second), total: after },
    }));
  }).flat();
}

function moved(share: number, by: number): number {
  return share / (share + (1 - share) * Math.exp(-by));
}
