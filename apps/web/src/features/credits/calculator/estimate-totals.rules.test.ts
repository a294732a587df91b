import { calculator, creditCosts, creditsCents } from "@citelens/contract/billing/pricing";
import { expect, it } from "vitest";
import { estimateTotals, monthHints } from "./estimate-totals.rules.ts";

it("totals the first month and one ongoing month", () => {
  const totals = estimateTotals({
    first_month: { total_credits: 15_500, cost_eur: 155.1 },
    subsequent_months: { total_credits: 2000, cost_eur: 20.2 },
  });

  expect(totals).toEqual({
    firstMonth: { credits: 15_500, euros: 155.1 },
    ongoingMonth: { credits: 2000, euros: 20.2 },
    total: { credits: 17_500, euros: 175.3 },
  });
});

it("shows the worked default: 25 queries, 4 models, 30 runs and then 4", () => {
  const answers = calculator.queriesDefault * calculator.modelsDefault;
  const first = answers * calculator.runsFirstMonth * creditCosts.answer;
  const later = answers * calculator.runsSubsequentMonth * creditCosts.answer;

  const { total } = estimateTotals({
    first_month: { total_credits: first, cost_eur: creditsCents(first) / 100 },
    subsequent_months: { total_credits: later, cost_eur: creditsCents(later) / 100 },
  });

  expect(total).toEqual({ credits: 17_000, euros: 170 });
});

it.each([
  [["BRAND"], "daily, 30 times; with", "weekly, 4 times."],
  [
    ["PRODUCT", "PRE_AUDIT"],
    "daily, 30 times (once in a pre-audit); with",
    "weekly, 4 times (not in a pre-audit).",
  ],
  [["PRE_AUDIT"], "A pre-audit runs once; with", "A pre-audit does not run again."],
] as const)("of %o it is said how often they run", (types, first, ongoing) => {
  expect(monthHints(types).first).toContain(first);
  expect(monthHints(types).ongoing).toContain(ongoing);
});
