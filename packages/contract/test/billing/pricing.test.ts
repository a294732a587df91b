import { expect, test } from "vitest";
import { formatMoney } from "../../src/base/money.ts";
import {
  calculator,
  creditCosts,
  creditsCents,
  creditsPerEuro,
  currency,
  demoPlan,
  planCents,
  planCredits,
  plans,
  purchaseMinimum,
  taxPercent,
  usageWarningPercent,
  workedExample,
  yearlyDiscountPercent,
} from "../../src/billing/pricing.ts";

test("€1 is 100 credits, and at least €20 or 2000 credits are bought at once", () => {
  expect(creditsPerEuro).toBe(100);
  expect(currency).toBe("eur");
  expect(purchaseMinimum).toEqual({ euros: 20, credits: 2_000 });
  expect(purchaseMinimum.euros * creditsPerEuro).toBe(purchaseMinimum.credits);
  expect(creditsCents(2_000)).toBe(2_000);
});

test("an answer costs 5 credits, one of the local index none, an optimization 500, an assistant's reply 5", () => {
  expect(creditCosts).toEqual({
    answer: 5,
    fullAnswer: 10,
    frontierAnswer: 15,
    localAnswer: 0,
    optimization: 500,
    assistantReply: 5,
  });
});

test("a year costs 20 % less than twelve months, tax is 20 %, and the meter warns from 80 %", () => {
  expect([yearlyDiscountPercent, taxPercent, usageWarningPercent]).toEqual([20, 20, 80]);
});

test.each([
  ["creator", 2_900, 27_840, 3_000],
  ["growth", 14_900, 143_040, 16_000],
  ["agency", 44_900, 431_040, 50_000],
] as const)("the %s plan costs %d cents a month and %d a year", (plan, monthly, yearly, credits) => {
  expect([planCents(plan, "monthly"), planCents(plan, "yearly")]).toEqual([monthly, yearly]);
  expect([planCredits(plan, "monthly"), planCredits(plan, "yearly")]).toEqual([credits, credits * 12]);
});

test("plans hold 1, 1, 5, 25 and any number of workspaces, the larger ones with white label", () => {
  expect(plans.map(({ workspaces, whiteLabel }) => [workspaces, whiteLabel])).toEqual([
    [1, false],
    [1, false],
    [5, false],
    [25, true],
    [null, true],
  ]);
  expect(demoPlan.credits).toBe(300);
});

test("the calculator counts 30 runs in the first month and 4 afterwards, and has its bounds", () => {
  expect(calculator).toMatchObject({
    runsFirstMonth: 30,
    runsSubsequentMonth: 4,
    queriesMax: 100,
    optimizationsMax: 100,
    queriesDefault: 25,
    modelsDefault: 4,
    modelsMax: 14,
    debounceMs: 300,
  });
});

test("the worked example comes to its own figures", () => {
  const answers = ({ models, queries, times }: { models: number; queries: number; times: number }) =>
    models * queries * times;
  const { preAudit, brandMonitoring, productCampaign } = workedExample;

  expect(answers(preAudit) * creditCosts.answer).toBe(150);
  expect(answers(preAudit) * creditCosts.answer * preAudit.audits).toBe(workedExample.credits);
  expect(answers(brandMonitoring)).toBe(600);
  expect(answers(brandMonitoring) * creditCosts.answer).toBe(workedExample.credits);
  expect(answers(productCampaign) * creditCosts.answer).toBe(workedExample.credits);
  expect(productCampaign.products * productCampaign.queriesPerProduct).toBe(productCampaign.queries);
});

test.each([
  [1_234.5, "eur", "1,234.50€"],
  [5, "usd", "$5.00"],
  [7, "GBP", "7.00£"],
  [-12.34, "eur", "-12.34€"],
  [-3, "usd", "-$3.00"],
  [1_000_000, "chf", "1,000,000.00 CHF"],
])("%d %s is written %s", (amount, code, written) => {
  expect(formatMoney(amount, code)).toBe(written);
});
