import { expect, test } from "vitest";
import { type Pair, pairedChange } from "../src/index.ts";
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
