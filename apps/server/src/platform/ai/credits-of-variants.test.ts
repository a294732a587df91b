import { creditCosts, creditsCovering } from "@citelens/contract/billing/pricing";
import { expect, test } from "vitest";
import { expectedCostOf } from "./prices.ts";
import { providers } from "./providers.ts";

test.each(
  providers.flatMap(({ name, models }) =>
    models
      .filter(({ credits_per_answer, variant_of }) => variant_of && credits_per_answer > creditCosts.answer)
      .map((model) => ({ ...model, provider: name })),
  ),
)("$id costs a customer enough to cover what its answers cost as a rule", (row) => {
  const { usd } = expectedCostOf(row, {});

  expect(usd).toBeGreaterThan(0);
  expect(row.credits_per_answer).toBeGreaterThanOrEqual(creditsCovering(usd));
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
