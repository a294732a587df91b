import type { CampaignEstimate } from "@citelens/contract/visibility/campaign-estimate";
import { expect, test } from "vitest";
import { planRuns } from "./planner.rules.ts";

const month = { answers: 400, credits: 2000, cost_eur: 20, cost_usd: null };
const estimate: CampaignEstimate = {
  answers_first_run: 100,
  credits_first_run: 500,
  cost_usd_first_run: null,
  cost_is_guessed: false,
  judging: null,
  first_month: { answers: 3000, credits: 15_000, cost_eur: 150, cost_usd: null },
  subsequent_months: month,
  detectable_change_points: 10,
  margin_points: 9,
  variation: null,
};
const weekly = { estimate, campaignType: "BRAND", frequency: "WEEKLY" } as const;

test("a change of ten points takes the prompts that show it four times out of five", () => {
  const plan = planRuns(25, { ...weekly, changePoints: 10 });

  expect(plan).toEqual({ queries: 23, runs: 4, answers: 368, credits: 1840, euros: 18.4 });
});

test("a change half as large needs about four times as many", () => {
  const plan = planRuns(25, { ...weekly, changePoints: 5 });

  expect(plan).toEqual({ queries: 85, runs: 4, answers: 1360, credits: 6800, euros: 68 });
});

test("answers that vary less than those of a known brand take fewer prompts, prompts that drift take more", () => {
  const needed = (variation: { within: number; drift: number }): number | undefined =>
    planRuns(25, {
      ...weekly,
      estimate: { ...estimate, variation: { ...variation, queries: 25 } },
      changePoints: 5,
    })?.queries;

  expect(needed({ within: 0.21, drift: 0 })).toBe(85);
  expect(needed({ within: 0.1, drift: 0 })).toBeLessThan(50);
  expect(needed({ within: 0.21, drift: 0.02 })).toBeGreaterThan(130);
});

test("a pre-audit plans with its one run", () => {
  const plan = planRuns(25, { ...weekly, campaignType: "PRE_AUDIT", changePoints: 10 });

  expect(plan).toMatchObject({ queries: 85, runs: 1, answers: 340 });
});

test.each([
  [0, estimate],
  [25, { ...estimate, answers_first_run: 0, detectable_change_points: null }],
])("nothing is planned while nothing would be asked", (queries, given) => {
  expect(planRuns(queries, { ...weekly, estimate: given, changePoints: 5 })).toBeUndefined();
});
