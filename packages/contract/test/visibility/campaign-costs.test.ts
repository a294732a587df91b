import { describe, expect, test } from "vitest";
import { campaignCosts, type PricedCampaign } from "../../src/visibility/campaign-costs.ts";

const brand: PricedCampaign = {
  campaignType: "BRAND",
  frequency: "WEEKLY",
  queries: 25,
  repeats: 1,
  modelCosts: [5, 5, 5, 5],
};

test("25 queries to 4 models cost 500 credits a run, 30 runs in the first month and 4 in a later one", () => {
  expect(campaignCosts(brand)).toEqual({
    firstRun: { answers: 100, credits: 500, cost_eur: 5, cost_usd: null },
    firstMonth: { answers: 3_000, credits: 15_000, cost_eur: 150, cost_usd: null },
    laterMonth: { answers: 400, credits: 2_000, cost_eur: 20, cost_usd: null },
  });
});

test.each([
  ["DAILY", 3_000, 15_000, 150],
  ["WEEKLY", 400, 2_000, 20],
  ["MONTHLY", 100, 500, 5],
] as const)("a %s campaign has %i answers in a later month", (frequency, answers, credits, cost_eur) => {
  const { firstMonth, laterMonth } = campaignCosts({ ...brand, frequency });

  expect(laterMonth).toEqual({ answers, credits, cost_eur, cost_usd: null });
  expect(firstMonth.answers).toBe(3_000);
});

test.each(["DAILY", "WEEKLY", "MONTHLY"] as const)(
  "a pre-audit runs once and never again, also when its frequency is %s",
  (frequency) => {
    const costs = campaignCosts({
      campaignType: "PRE_AUDIT",
      frequency,
      queries: 10,
      repeats: 1,
      modelCosts: [5, 5, 5],
    });

    expect(costs.firstRun).toEqual({ answers: 30, credits: 150, cost_eur: 1.5, cost_usd: null });
    expect(costs.firstMonth).toEqual(costs.firstRun);
    expect(costs.laterMonth).toEqual({ answers: 0, credits: 0, cost_eur: 0, cost_usd: null });
  },
);

describe("the worked example of the credits explainer", () => {
  test("brand monitoring: 50 queries to 3 models each week are 600 answers and 3,000 credits a month", () => {
    const { laterMonth } = campaignCosts({ ...brand, queries: 50, modelCosts: [5, 5, 5] });

    expect(laterMonth).toEqual({ answers: 600, credits: 3_000, cost_eur: 30, cost_usd: null });
  });

  test("product campaigns: 20 queries to 1 model each day are 600 answers and 3,000 credits a month", () => {
    const costs = campaignCosts({
      campaignType: "PRODUCT",
      frequency: "DAILY",
      queries: 20,
      repeats: 1,
      modelCosts: [5],
    });

    expect(costs.firstMonth).toEqual({ answers: 600, credits: 3_000, cost_eur: 30, cost_usd: null });
    expect(costs.laterMonth).toEqual(costs.firstMonth);
  });
});

test("each repeat is asked and paid", () => {
  expect(campaignCosts({ ...brand, repeats: 5 }).firstRun).toEqual({
    answers: 500,
    credits: 2_500,
    cost_eur: 25,
    cost_usd: null,
  });
});

test("what providers charge for an answer of each model is counted like the credits, where it is known", () => {
  const { firstRun, firstMonth, laterMonth } = campaignCosts({
    ...brand,
    queries: 10,
    repeats: 2,
    modelCosts: [5, 0],
    modelCostsUsd: [0.25, 0.5],
  });

  expect([firstRun, firstMonth, laterMonth].map(({ cost_usd }) => cost_usd)).toEqual([15, 450, 60]);
});

test("a model without a price adds answers and no credits", () => {
  const { firstRun } = campaignCosts({ ...brand, queries: 10, repeats: 2, modelCosts: [5, 0] });

  expect(firstRun).toEqual({ answers: 40, credits: 100, cost_eur: 1, cost_usd: null });
});

test("models with different prices are paid at their own", () => {
  const { firstRun } = campaignCosts({ ...brand, queries: 3, modelCosts: [5, 12, 1] });

  expect(firstRun).toEqual({ answers: 9, credits: 54, cost_eur: 0.54, cost_usd: null });
});

test.each([
  ["queries", { ...brand, queries: 0 }],
  ["models", { ...brand, modelCosts: [] }],
  ["repeats", { ...brand, repeats: 0 }],
])("a campaign without %s costs nothing", (_, campaign) => {
  const none = { answers: 0, credits: 0, cost_eur: 0, cost_usd: null };

  expect(campaignCosts(campaign)).toEqual({ firstRun: none, firstMonth: none, laterMonth: none });
});
