import { nameKey } from "@citelens/contract/visibility/name-settings";
import { expect, test } from "vitest";
import { changePercent, estimateOf, judgingOf, missingParts, namesAny } from "./campaigns.rules.ts";

const asked = {
  campaignType: "BRAND",
  frequency: "WEEKLY",
  queries: 25,
  repeats: 1,
  modelCosts: [5, 5, 5, 5],
} as const;

test("a campaign runs daily in its first month and at its frequency afterwards", () => {
  expect(estimateOf(asked)).toMatchObject({
    answers_first_run: 100,
    credits_first_run: 500,
    first_month: { answers: 3_000, credits: 15_000, cost_eur: 150 },
    subsequent_months: { answers: 400, credits: 2_000, cost_eur: 20 },
  });
  expect(estimateOf({ ...asked, frequency: "DAILY" }).subsequent_months.answers).toBe(3_000);
  expect(estimateOf({ ...asked, frequency: "MONTHLY" }).subsequent_months.answers).toBe(100);
  expect(estimateOf({ ...asked, repeats: 2 }).credits_first_run).toBe(1_000);
});

test("judging costs so much for each answer of a model, and nothing is known without a model", () => {
  const campaign = { ...asked, frequency: "MONTHLY" } as const;

  expect(judgingOf(campaign, 3, { judge: "own/judge", model: "own/judge", usd: 0.01 })).toEqual({
    judge: "own/judge",
    model: "own/judge",
    usd_first_run: 0.75,
    usd_first_month: 22.5,
    usd_later_month: 0.75,
  });
  expect(judgingOf(campaign, 3, { judge: undefined, model: undefined, usd: undefined })).toEqual({
    judge: null,
    model: null,
    usd_first_run: null,
    usd_first_month: null,
    usd_later_month: null,
  });
});

test("a pre-audit runs once: 3 models x 10 queries are 30 answers for 150 credits", () => {
  const estimate = estimateOf({ ...asked, campaignType: "PRE_AUDIT", queries: 10, modelCosts: [5, 5, 5] });

  expect(estimate).toMatchObject({
    answers_first_run: 30,
    credits_first_run: 150,
    first_month: { answers: 30, credits: 150 },
    subsequent_months: { answers: 0, credits: 0 },
  });
});

test("the local index costs nothing", () => {
  expect(estimateOf({ ...asked, modelCosts: [0, 5] })).toMatchObject({
    answers_first_run: 50,
    credits_first_run: 125,
  });
});

test.each([
  [10, 25],
  [30, 16],
  [100, 9],
  [400, 4.5],
])("%d answers tell a share of 30 % to about %d points", (queries, points) => {
  const { margin_points } = estimateOf({ ...asked, queries, modelCosts: [5] });

  expect(Math.abs((margin_points ?? 0) - points)).toBeLessThan(0.6);
});

test("nothing asked has no margin", () => {
  expect(estimateOf({ ...asked, queries: 0 })).toMatchObject({
    margin_points: null,
    detectable_change_points: null,
  });
});

test("a draft says all that it lacks", () => {
  const empty = { name: "", brand_name: "", operator_models: [], available: [], query_count: 0 };

  expect(missingParts(empty)).toEqual({
    name: ["Name the campaign."],
    brand: ["Name the brand that the campaign is about."],
    queries: ["Add at least one query."],
    operator_models: ["Choose at least one AI model."],
  });
  expect(
    missingParts({
      available: ["chatgpt"],
      name: "A",
      brand_name: "B",
      operator_models: ["chatgpt"],
      query_count: 1,
    }),
  ).toEqual({});
});

test("a campaign whose models cannot be asked now is not launched", () => {
  const whole = { name: "A", brand_name: "B", operator_models: ["chatgpt"], query_count: 1 };

  expect(missingParts({ ...whole, available: [] })).toEqual({
    operator_models: ["None of the chosen AI models can be asked now. Choose one that is available."],
  });
});

test.each([
  [60, 50, 20],
  [50, 60, -16.7],
  [50, 0, 0],
  [50, null, 0],
  [null, 50, 0],
])("from %o to now %o is a change of %d %%", (now, before, percent) => {
  expect(changePercent(now, before)).toBe(percent);
});

test.each([
  ["Is Acme any good?", true],
  ["is ACMÉ good", true],
  ["acmetron shoes", false],
  ["best shoes", false],
  ["A.C.M.E. shoes", false],
])("%o is branded: %s", (query, expected) => {
  expect(namesAny(query, ["Acme", ""])).toBe(expected);
});

test("names are distinguished without marks, case and doubled spaces", () => {
  expect(nameKey("  Crème   Brûlée ")).toBe("creme brulee");
});
