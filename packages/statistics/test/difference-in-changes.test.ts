import { describe, expect, test } from "vitest";
import { differenceInChanges, type Pair } from "../src/index.ts";
import { type Draws, draws } from "./draws.ts";

interface ChangeSimulation {
  readonly treated: number;
  readonly others: number;
  readonly models: number;
  readonly answers: number;
  readonly mean: number;
  /** How much all models of a prompt move between the periods, by chance, in log odds. */
  readonly drift?: number;
  /** Move of all prompts alike, and what moves the treated ones alone, in log odds. */
  readonly tide?: number;
  readonly effect?: number;
}

const shapes = [
  { treated: 1, others: 5, models: 2, answers: 7 },
  { treated: 1, others: 20, models: 3, answers: 7 },
  { treated: 2, others: 8, models: 1, answers: 14 },
  { treated: 3, others: 3, models: 3, answers: 7 },
  { treated: 5, others: 25, models: 2, answers: 7 },
  { treated: 10, others: 10, models: 3, answers: 28 },
];

describe("where nothing was done", () => {
  test.each([
    ["answers vary by chance alone", 0, 0],
    ["prompts move by themselves", 0.5, 0],
    ["all prompts move alike, as with a new version of a model", 0.3, 0.8],
  ])("and %s, about 5 of 100 differences seem real at most", (_, drift, tide) => {
    const rates = shapes.flatMap((shape) =>
      [0.03, 0.3, 0.9].map((mean, index) => alarms({ ...shape, mean, drift, tide }, 1 + index, 400)),
    );
    const average = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;

    // Four hundred trials of a true 5 % come out above 8.5 % once in four hundred times.
    expect(Math.max(...rates)).toBeLessThan(0.085);
    expect(average).toBeLessThan(0.055);
  });
});

test("an effect is found the more often, the more was asked", () => {
  const found = [
    { treated: 1, others: 5, models: 2, answers: 7 },
    { treated: 3, others: 12, models: 3, answers: 14 },
    { treated: 5, others: 30, models: 4, answers: 28 },
  ].map((shape) => alarms({ ...shape, mean: 0.3, drift: 0.3, effect: 1.2 }, 5, 200));

  expect(found).toEqual(found.toSorted((left, right) => left - right));
  expect(found[0]).toBeLessThan(0.5);
  expect(found[2]).toBeGreaterThan(0.95);
});

test("nineteen of twenty intervals hold the true difference", () => {
  const drawn = draws(9);
  let held = 0;
  const trials = 400;
  for (let trial = 0; trial < trials; trial += 1) {
    // From 30 to 50 of 100, and the others stay at 30: a true difference of 20 points.
    const group = (name: string, prompts: number, after: number): Pair[] =>
      Array.from({ length: prompts }, (_, index) => ({
        cluster: `${name} ${index}`,
        before: { hits: drawn.hits(14, 0.3), total: 14 },
        after: { hits: drawn.hits(14, after), total: 14 },
      }));
    const found = differenceInChanges(group("treated", 3, 0.5), group("other", 9, 0.3));
    if (found && found.interval.low <= 20 && 20 <= found.interval.high) held += 1;
  }
  expect(held / trials).toBeGreaterThan(0.93);
});

describe("what is compared", () => {
  const pair = (cluster: string, before: number, after: number, total = 10): Pair => ({
    cluster,
    before: { hits: before, total },
    after: { hits: after, total },
  });
  const steady = ["a", "b", "c", "d"].map((cluster) => pair(cluster, 3, 3));

  test("is the change of the treated prompts less that of the others", () => {
    const others = steady.map(({ cluster }) => pair(cluster, 3, 4));
    const found = differenceInChanges([pair("t", 2, 8)], others);
    expect(found).toMatchObject({ treatedPrompts: 1, otherPrompts: 4 });
    expect(found?.treated).toBeCloseTo(60);
    expect(found?.others).toBeCloseTo(10);
    expect(found?.points).toBeCloseTo(50);
  });

  test("needs answers in both periods, and three other prompts", () => {
    const unasked = { cluster: "t", before: { hits: 0, total: 0 }, after: { hits: 5, total: 10 } };
    expect(differenceInChanges([unasked], steady)).toBeNull();
    expect(differenceInChanges([pair("t", 2, 8)], steady.slice(0, 2))).toBeNull();
    expect(differenceInChanges([pair("t", 2, 8)], steady.slice(0, 3))).not.toBeNull();
  });

  test("is not sure where others never change, if it was asked little", () => {
    const never = steady.map(({ cluster }) => pair(cluster, 0, 0, 3));
    expect(differenceInChanges([pair("t", 0, 1, 3)], never)?.pValue).toBeGreaterThan(0.05);
  });

  test("gives the same for the same", () => {
    const many = (shift: number): Pair[] =>
      Array.from({ length: 6 }, (_, index) => pair(`${shift} ${index}`, index, Math.min(10, index + shift)));
    expect(differenceInChanges(many(4), many(0))).toEqual(differenceInChanges(many(4), many(0)));
  });
});

function alarms(asked: ChangeSimulation, seed: number, trials: number): number {
  const drawn = draws(seed);
  let found = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const { tide = 0, effect = 0 } = asked;
    const treated = group("treated", asked.treated, { ...asked, rise: tide + effect }, drawn);
    const others = group("other", asked.others, { ...asked, rise: tide }, drawn);
    if ((differenceInChanges(treated, others)?.pValue ?? 1) <= 0.05) found += 1;
  }
  return found / trials;
}

function group(
  name: string,
  prompts: number,
  { models, answers, mean, drift = 0, rise }: ChangeSimulation & { readonly rise: number },
  drawn: Draws,
): Pair[] {
  return Array.from({ length: prompts }, (_, prompt) => {
    const own = drawn.share(mean, 0.2);
    const moves = rise + drift * drawn.normal();
    return Array.from({ length: models }, () => ({
      cluster: `${name} ${prompt}`,
      before: { hits: drawn.hits(answers, own), total: answers },
      after: { hits: drawn.hits(answers, moved(own, moves)), total: answers },
    }));
  }).flat();
}

function moved(share: number, by: number): number {
  const odds = (share / (1 - share)) * Math.exp(by);
  return Number.isFinite(odds) ? odds / (1 + odds) : 1;
}
