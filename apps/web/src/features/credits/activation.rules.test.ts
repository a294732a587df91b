import { planById, plans } from "@citelens/contract/billing/pricing";
import { expect, it, test } from "vitest";
import { campaignPrices, euros, planPrice, unitPrices } from "./activation.rules.ts";

test.each([
  [5, "0.05€"],
  [500, "5.00€"],
  [2000, "20.00€"],
  [123_450, "1,234.50€"],
])("%s credits cost %s", (credits, price) => {
  expect(euros(credits)).toBe(price);
});

it("names what each act costs in credits", () => {
  expect(unitPrices.map(({ label, credits }) => `${label}: ${credits}`)).toEqual([
    "AI answers, each: 5",
    "Content optimization, each, paid once: 500",
    "Assistant message, each reply: 5",
  ]);
});

it("tells a campaign of 25 queries on 4 models with 30 runs in the first month and 4 later", () => {
  expect(campaignPrices().map(({ credits }) => credits)).toEqual([15_000, 2000]);
});

it("tells what a plan costs a month, and where that is agreed upon", () => {
  expect(planPrice(planById("creator"))).toBe("29.00€");
  expect(plans.map(planPrice).at(-1)).toBe("On request");
});
