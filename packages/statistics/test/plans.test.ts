import { expect, test } from "vitest";
import {
  detectableChange,
  type Pair,
  pairedChange,
  promptsForChange,
  runPlan,
  variationOf,
} from "../src/index.ts";
import { type Draws, draws } from "./draws.ts";

const asked = { repeats: 1, creditsPerEuro: 100 };

test.each([
  { prompts: 3, models: 3, points: 10 },
  { prompts: 10, models: 3, points: 5 },
  { prompts: 10, models: 7, points: 10 },
  { prompts: 25, models: 1, points: 10 },
  { prompts: 25, models: 4, points: 5 },
  { prompts: 50, models: 3, points: 5 },
  { prompts: 100, models: 3, points: 5 },
])(
  "what is planned for $points points with $prompts prompts and $models models shows them four times of five",
  (planned) => {
    const { prompts, models, points } = planned;
    const plan = runPlan({ ...asked, prompts, points, modelCosts: new Array(models).fill(5) });
    const seen = seenOf({ prompts, models, points, runs: plan?.runs ?? 0, drift: 0 });

    expect(seen).toBeGreaterThan(0.72);
    expect(seen).toBeLessThan(0.92);
  },
);

test("where prompts drift, a plan that knows of it shows the change four times of five, and one that does not less often", () => {
  const shape = { prompts: 50, models: 4, points: 6 };
  const modelCosts = [5, 5, 5, 5];
  const drift = 0.01;
  const variation = { within: 0.18, drift };
  const known = runPlan({ ...asked, ...shape, modelCosts, variation });
  const unknown = runPlan({ ...asked, ...shape, modelCosts });

  expect(seenOf({ ...shape, runs: known?.runs ?? 0, drift })).toBeGreaterThan(0.72);
  expect(seenOf({ ...shape, runs: unknown?.runs ?? 0, drift })).toBeLessThan(0.72);
});

test("prompts that drift too much for their number have no plan, more of them have one", () => {
  const variation = { within: 0.18, drift: 0.02 };
  const modelCosts = [5, 5, 5];

  expect(runPlan({ ...asked, points: 5, prompts: 10, modelCosts, variation })).toBeNull();
  const prompts = promptsForChange(5, { models: 3, answers: 7, variation });
  expect(runPlan({ ...asked, points: 5, prompts, modelCosts, variation })?.runs).toBeLessThanOrEqual(7);
  expect(detectableChange({ prompts, models: 3, answers: 7, variation })).toBeLessThanOrEqual(5);
  expect(detectableChange({ prompts: prompts - 1, models: 3, answers: 7, variation })).toBeGreaterThan(5);
});

test("a plan says how many runs of these prompts a change takes, and what they cost", () => {
  const campaign = { ...asked, points: 5, prompts: 25, modelCosts: [5, 5, 0, 10] };

  expect(runPlan(campaign)).toEqual({ runs: 15, answers: 1500, credits: 7500, euro: 75 });
  expect(runPlan({ ...campaign, repeats: 2 })).toEqual({ runs: 8, answers: 1600, credits: 8000, euro: 80 });
  expect(runPlan({ ...campaign, points: 60 })).toMatchObject({ runs: 1 });
});

test("nothing asked and no change at all have no plan", () => {
  const campaign = { ...asked, points: 5, prompts: 25, modelCosts: [5] };

  expect(runPlan({ ...campaign, prompts: 0 })).toBeNull();
  expect(runPlan({ ...campaign, modelCosts: [] })).toBeNull();
  expect(runPlan({ ...campaign, points: 0 })).toBeNull();
  expect(promptsForChange(0, { models: 3, answers: 7 })).toBe(Number.POSITIVE_INFINITY);
});

test.each([0, 0.005, 0.02])(
  "a workspace's own history tells a drift of %d, and a plan made of it shows changes four times of five",
  (drift) => {
    const drawn = draws(11);
    const shape = { prompts: 40, models: 3 };
    const histories = Array.from({ length: 40 }, () =>
      variationOf(pairsOf({ ...shape, points: 0, runs: 30, drift }, drawn)),
    );
    const mean = (of: "within" | "drift"): number =>
      histories.reduce((sum, one) => sum + (one?.[of] ?? Number.NaN), 0) / histories.length;

    expect(mean("within")).toBeGreaterThan(0.15);
    expect(mean("within")).toBeLessThan(0.21);
    expect(Math.abs(mean("drift") - drift)).toBeLessThan(0.003);
    const variation = { within: mean("within"), drift: mean("drift") };
    const asked = { ...shape, answers: 8 };
    const points = detectableChange({ ...asked, variation });
    const seen = seenOf({ ...shape, points, runs: asked.answers, drift });
    expect(seen).toBeGreaterThan(0.72);
    expect(seen).toBeLessThan(0.92);
  },
);

test("fewer than ten prompts, or answers that were never repeated, tell no variation", () => {
  const pair = (cluster: string, total: number): Pair => ({
    cluster,
    before: { hits: 1, total },
    after: { hits: 0, total },
  });
  const prompts = (count: number, total: number): Pair[] =>
    Array.from({ length: count }, (_, index) => pair(`prompt ${index}`, total));

  expect(variationOf(prompts(9, 3))).toBeNull();
  expect(variationOf(prompts(10, 1))).toBeNull();
  expect(variationOf(prompts(10, 3))).not.toBeNull();
  expect(variationOf([])).toBeNull();
});

test("a change that all prompts share is no drift", () => {
  const drawn = draws(5);
  const drifts = Array.from({ length: 40 }, () =>
    variationOf(pairsOf({ prompts: 40, models: 3, points: 20, runs: 30, drift: 0 }, drawn)),
  ).map((one) => one?.drift ?? Number.NaN);

  expect(drifts.reduce((sum, one) => sum + one, 0) / drifts.length).toBeLessThan(0.003);
});

interface PlanSimulation {
  readonly prompts: number;
  readonly models: number;
  readonly points: number;
  readonly runs: number;
  /** Variance of a prompt's change. */
  readonly drift: number;
}

/** How often the paired test sees a true change of so many points. */
function seenOf(simulated: PlanSimulation): number {
  const drawn = draws(3);
  const trials = 200;
  let seen = 0;
  for (let trial = 0; trial < trials; trial += 1)
    if ((pairedChange(pairsOf(simulated, drawn))?.pValue ?? 1) <= 0.05) seen += 1;
  return seen / trials;
}

function pairsOf({ prompts, models, points, runs, drift }: PlanSimulation, drawn: Draws): Pair[] {
  return Array.from({ length: prompts }, (_, prompt) => {
    const before = drawn.share(0.3, 0.1);
    const after = Math.max(0, Math.min(1, before + points / 100 + Math.sqrt(drift) * drawn.normal()));
    return Array.from({ length: models }, () => ({
      cluster: `prompt ${prompt}`,
      before: { hits: drawn.hits(runs, before), total: runs },
      after: { hits: drawn.hits(runs, after), total: runs },
    }));
  }).flat();
}
