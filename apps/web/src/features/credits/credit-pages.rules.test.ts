import type { CreditUseObject } from "@citelens/contract/credits";
import { describe, expect, test } from "vitest";
import {
  changedCampaign,
  countOf,
  firstCalculation,
  newCampaign,
  optimizationsOf,
  totalOf,
  withCampaign,
  withoutCampaign,
} from "./calculator.rules.ts";
import { detailsOf, parseUsesSearch, sortOf, toggledOrder } from "./credit-uses.rules.ts";

describe("the log", () => {
  test.each([
    [{}, {}],
    [{ order: "-created_at", page: 1 }, {}],
    [
      { order: "credits_used", page: "3" },
      { order: "credits_used", page: 3 },
    ],
    [{ order: "reason", page: -1 }, {}],
    [{ order: "-action_type", page: "x" }, { order: "-action_type" }],
  ])("reads the address %o as %o", (raw, search) => {
    expect(parseUsesSearch(raw)).toEqual(search);
  });

  test("is sorted ascending by the first click on a column and descending by the second", () => {
    const first = toggledOrder("-created_at", "credits_used");
    const second = toggledOrder(first, "credits_used");

    expect([first, second]).toEqual(["credits_used", "-credits_used"]);
    expect(sortOf(second)).toEqual({ column: "credits_used", direction: "descending" });
    expect(sortOf("action_type")).toEqual({ column: "action_type", direction: "ascending" });
  });

  const object: CreditUseObject = {
    type: "campaign",
    id: null,
    name: "Autumn",
    query: null,
    campaign_name: null,
    campaign_type: "BRAND",
    status: "active",
    message_type: null,
  };
  test.each([
    [object, "Autumn", "Campaign · BRAND"],
    [
      { ...object, type: "query", name: null, query: "best shoes", campaign_name: "Autumn" },
      "best shoes",
      "Query · Autumn · BRAND",
    ],
    [{ ...object, type: "chat_message", name: "Hello", message_type: "AI" }, "Hello", "Chat message · AI"],
    [null, "-", ""],
  ] as const)("tells what %o was", (used, title, more) => {
    expect(detailsOf(used)).toEqual({ title, more });
  });
});

describe("the calculator", () => {
  test("begins with one campaign for a brand: 25 queries, 4 models", () => {
    expect(firstCalculation).toEqual({
      campaigns: [{ id: 1, campaign_type: "BRAND", queries: 25, num_llms_per_campaign: 4 }],
      num_optimizations: 0,
    });
    expect(newCampaign(2, 3)).toMatchObject({ num_llms_per_campaign: 3 });
  });

  test("keeps at least one campaign", () => {
    const two = withCampaign(firstCalculation, 14);
    const one = withoutCampaign(two, 1);

    expect(two.campaigns.map(({ id }) => id)).toEqual([1, 2]);
    expect(one.campaigns.map(({ id }) => id)).toEqual([2]);
    expect(withoutCampaign(one, 2)).toEqual(one);
    expect(changedCampaign(two, 2, { queries: 7 }).campaigns.map(({ queries }) => queries)).toEqual([25, 7]);
  });

  test.each([
    ["1", 14, 1],
    ["99", 14, 14],
    ["101", 100, 100],
    ["0", 14, undefined],
    ["-2", 14, undefined],
    ["2.5", 14, undefined],
    ["", 14, undefined],
    ["many", 14, undefined],
  ])("a count typed as %o of at most %d is %o", (typed, max, count) => {
    expect(countOf(typed, max)).toBe(count);
  });

  test.each([
    ["", 0],
    ["0", 0],
    ["3", 3],
    ["101", 100],
    ["-1", undefined],
    ["1.5", undefined],
  ])("optimizations typed as %o are %o", (typed, count) => {
    expect(optimizationsOf(typed)).toBe(count);
  });

  test("the total is the first month plus one ongoing month", () => {
    const costs = {
      first_month: { total_credits: 15_000, cost_eur: 150 },
      subsequent_months: { total_credits: 2_000, cost_eur: 20 },
    };

    expect(totalOf({ costs } as Parameters<typeof totalOf>[0])).toEqual({ credits: 17_000, euros: 170 });
  });
});
