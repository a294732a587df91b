import { describe, expect, it, test } from "vitest";
import {
  countFrom,
  firstPlan,
  optimizationsFrom,
  withCampaign,
  withChange,
  withinModels,
  withoutCampaign,
} from "./calculator.rules.ts";

describe("queries and models of a campaign", () => {
  test.each([
    ["1", 1],
    ["25", 25],
    [" 7 ", 7],
    ["100", 100],
    ["101", 100],
    ["999999999", 100],
  ])("take %j as %s", (text, count) => {
    expect(countFrom(text, 100)).toBe(count);
  });

  test.each(["", "0", "-3", "2.5", "2,5", "1e1", "many", "1234567890"])("ignore %j", (text) => {
    expect(countFrom(text, 100)).toBeUndefined();
  });

  it("are capped at the models that there are", () => {
    expect(countFrom("9", 6)).toBe(6);
  });
});

describe("optimizations", () => {
  test.each([
    ["", 0],
    ["0", 0],
    ["100", 100],
    ["101", 100],
  ])("take %j as %s", (text, count) => {
    expect(optimizationsFrom(text)).toBe(count);
  });

  test.each(["-1", "-100", "1.5", "x"])("ignore %j", (text) => {
    expect(optimizationsFrom(text)).toBeUndefined();
  });
});

describe("the list of campaigns", () => {
  it("begins with one of type BRAND with 25 queries and 4 models", () => {
    expect(firstPlan).toEqual({
      campaigns: [{ id: 1, type: "BRAND", queries: 25, models: 4 }],
      optimizations: 0,
    });
  });

  test.each([
    [14, 4],
    [4, 4],
    [3, 3],
    [0, 1],
  ])("adds, with %s models available, one that asks %s", (available, models) => {
    const { campaigns } = withCampaign(firstPlan, available);

    expect(campaigns.at(-1)).toEqual({ id: 2, type: "BRAND", queries: 25, models });
  });

  it("never gives the name of a campaign in the list twice", () => {
    const three = withCampaign(withCampaign(firstPlan, 14), 14);

    const again = withCampaign(withoutCampaign(three, 2), 14);

    expect(again.campaigns.map(({ id }) => id)).toEqual([1, 3, 4]);
  });

  it("keeps its last campaign", () => {
    expect(withoutCampaign(firstPlan, 1)).toBe(firstPlan);
  });

  it("changes one campaign alone", () => {
    const two = withCampaign(firstPlan, 14);

    const changed = withChange(two, 2, { type: "PRODUCT", queries: 50 });

    expect(changed.campaigns).toEqual([two.campaigns[0], { id: 2, type: "PRODUCT", queries: 50, models: 4 }]);
  });

  it("asks no more models than there are once that is known", () => {
    const eager = withChange(firstPlan, 1, { models: 14 });

    expect(withinModels(eager, 6).campaigns[0]?.models).toBe(6);
    expect(withinModels(firstPlan, 6).campaigns[0]?.models).toBe(4);
  });
});
