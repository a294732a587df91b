import { describe, expect, test } from "vitest";
import { openSpendingBounds } from "#platform/ai/spending-bounds.ts";
import { restingOf, scopesOf } from "./scopes.rules.ts";

const bounds = openSpendingBounds({
  SPEND_PER_DAY_MAX_USD: 50,
  SPEND_PER_DAY_MAX_USD_OPERATORS: "openai=20, xai=0.5",
  SPEND_PER_DAY_MAX_USD_ORGANIZATION: 10,
});
const onlyInstallation = openSpendingBounds({ SPEND_PER_DAY_MAX_USD: 50 });

describe("a call counts in the bounds of", () => {
  test.each([
    [
      "all three, in the order of their names",
      { provider: "openai", organizationId: "o1" },
      bounds,
      ["installation 50", "organization:o1 10", "provider:openai 20"],
    ],
    [
      "no provider that has none",
      { provider: "google", organizationId: "o1" },
      bounds,
      ["installation 50", "organization:o1 10"],
    ],
    [
      "no organization when the installation asks",
      { provider: "xai", organizationId: null },
      bounds,
      ["installation 50", "provider:xai 0.5"],
    ],
    [
      "the installation alone by default",
      { provider: "xai", organizationId: "o1" },
      onlyInstallation,
      ["installation 50"],
    ],
  ])("%s", (_, buyer, given, expected) => {
    expect(scopesOf(buyer, given).map(({ scope, max_usd }) => `${scope} ${max_usd}`)).toEqual(expected);
  });
});

describe("what rests", () => {
  const reached = [
    { scope: "installation", reached_usd: 40 },
    { scope: "provider:openai", reached_usd: 20 },
    { scope: "provider:google", reached_usd: 5 },
    { scope: "organization:o1", reached_usd: 10 },
    { scope: "organization:o2", reached_usd: 5 },
  ];

  test("is what reached a bound that has not been raised or removed since", () => {
    const { everything, providers, organizations } = restingOf(reached, bounds);

    expect([everything, [...providers], organizations]).toEqual([false, ["openai"], ["o1"]]);
  });

  test("is everything once the installation's bound is reached", () => {
    expect(restingOf([{ scope: "installation", reached_usd: 50 }], bounds).everything).toBe(true);
  });
});
