import { calculateCredits } from "@citelens/contract/billing/credits";
import { type CampaignType, campaignTypes } from "@citelens/contract/visibility/campaign-constants";
import { estimateCampaign } from "@citelens/contract/visibility/campaigns";
import { listOperatorModels, switchOperator } from "@citelens/contract/visibility/operators";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnswersWorld, openAnswersWorld } from "#test/answers-world.ts";
import { cases } from "../../../../../scripts/testing/cases.ts";

let open: AnswersWorld;
let home: Awaited<ReturnType<AnswersWorld["home"]>>;
beforeAll(async () => {
  open = await openAnswersWorld({ ai: { OPENAI_COMPATIBLE_MODELS: "house-model" } });
  home = await open.home();
  await home.credits(); // the ledger begins with the first look at it
  await open.world.postgres.pool.query(
    `update credit_lots set amount = amount + 1000000, available = available + 1000000
     where organization_id = (select organization_id from workspaces where id = $1)`,
    [home.projectId],
  );
});
afterAll(() => open.close());

async function calculated(campaign_type: CampaignType, queries: number, num_llms_per_campaign: number) {
  const body = {
    campaigns: [{ id: 1, campaign_type, queries, num_llms_per_campaign }],
    num_optimizations: 0,
  };
  const { answer } = await open.world.call(calculateCredits, { body }, home.access);
  return answer;
}

test("calculator, editor and launch agree on what a campaign costs", async () => {
  const sized = fc.record({
    campaign_type: fc.constantFrom(...campaignTypes),
    queries: fc.integer({ min: 1, max: 30 }),
    models: fc.integer({ min: 1, max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(sized, async ({ campaign_type, queries, models }) => {
      const { calculation, costs } = await calculated(campaign_type, queries, models);
      const [campaign] = calculation.campaigns;
      const parts = {
        campaign_type,
        queries: Array.from({ length: queries }, (_, n) => `shoes number ${n}`),
        operator_models: campaign?.selected_models.map(({ id }) => id) ?? [],
      };
      const { answer: estimate } = await home.ask(estimateCampaign, { body: parts });
      const before = await held();
      await home.launch(parts);

      expect(costs.first_month.total_credits).toBe(estimate.first_month.credits);
      expect(costs.subsequent_months.total_credits).toBe(estimate.subsequent_months.credits);
      expect(campaign?.first_month_citations).toBe(estimate.first_month.answers);
      expect((await held()) - before).toBe(estimate.credits_first_run);
      if (campaign_type === "PRE_AUDIT")
        expect((await held()) - before).toBe(
          costs.first_month.total_credits + costs.subsequent_months.total_credits,
        );
    }),
    {
      numRuns: cases(6, 30),
      endOnFailure: true,
      examples: [[{ campaign_type: "PRE_AUDIT", queries: 15, models: 2 }]],
    },
  );
});

async function held(): Promise<number> {
  const { rows } = await open.world.postgres.pool.query(
    "select coalesce(sum(amount), 0)::int as held from credit_holds where workspace_id = $1",
    [home.projectId],
  );
  return rows[0].held;
}

test("a pre-audit is priced as its one run: 15 queries on 2 models are 150 credits, and nothing afterwards", async () => {
  const { costs, calculation } = await calculated("PRE_AUDIT", 15, 2);

  expect(costs.first_month).toEqual({ total_credits: 150, cost_eur: 1.5 });
  expect(costs.subsequent_months).toEqual({ total_credits: 0, cost_eur: 0 });
  expect(calculation.campaigns[0]).toMatchObject({
    first_month_citations: 30,
    subsequent_month_citations: 0,
    subsequent_month_sources: 0,
  });
});

test("the calculator counts and names what can be asked here, by the catalogue's ids", async () => {
  const { answer: models } = await open.world.call(listOperatorModels, {}, home.access);
  const root = await open.world.signUpRoot();
  const switched = (is_on: boolean) =>
    open.world.call(
      switchOperator,
      { params: { operatorModelId: "chatgpt" }, body: { is_on, reason: "A test", key: `chatgpt ${is_on}` } },
      root.access,
    );

  const before = await calculated("BRAND", 10, 99);
  await switched(false);
  const without = await calculated("BRAND", 10, 99);
  await switched(true);

  const offered = models.filter(({ available, access }) => available && access !== "local");
  // One of each assistant: its larger models are chosen one by one.
  const askable = offered.filter(({ variant_of }) => variant_of === null).map(({ id }) => id);
  const named = ({ calculation }: typeof before) =>
    calculation.campaigns[0]?.selected_models.map(({ id }) => id);
  expect(askable).toEqual(["chatgpt", "grok"]);
  expect(offered.length).toBeGreaterThan(2);
  expect(before.calculation.total_available_models).toBe(2);
  expect(named(before)).toEqual(askable);
  expect(named(without)).toEqual(["grok"]);
  expect(without.costs.first_month.total_credits).toBe(10 * 30 * 5);
});
