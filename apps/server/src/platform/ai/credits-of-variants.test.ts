import { creditCosts, creditsCovering } from "@citelens/contract/billing/pricing";
import { expect, test } from "vitest";
import { expectedCostOf } from "./prices.ts";
import { providers } from "./providers.ts";

/** Also on the days from which on a price that is announced holds. */
const days = ["2026-11-29", "2026-12-01", "2027-01-01"];

test.each(
  providers.flatMap(({ name, models }) =>
    models
      .filter(({ credits_per_answer, variant_of }) => variant_of && credits_per_answer > creditCosts.answer)
      .map((model) => ({ ...model, provider: name })),
  ),
)("$id costs a customer enough to cover what its answers cost as a rule", (row) => {
  for (const day of days) {
    const { usd } = expectedCostOf(row, { ai: {}, now: () => new Date(day) });

    expect(usd).toBeGreaterThan(0);
    expect(row.credits_per_answer).toBeGreaterThanOrEqual(creditsCovering(usd));
  }
});

test.each([
  [0, 5],
  [0.041, 5],
  [0.042, 10],
  [0.0832, 10],
  [0.098, 15],
])("an answer that costs $%d is covered by %d credits", (usd, credits) => {
  expect(creditsCovering(usd)).toBe(credits);
});
