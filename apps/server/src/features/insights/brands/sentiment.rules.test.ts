import { describe, expect, test } from "vitest";
import { basisOf, sentimentOf } from "./sentiment.rules.ts";

/** A brand with this many positive, negative, neutral and unknown mentions. */
function tally(
  name: string,
  [POSITIVE = 0, NEGATIVE = 0, NEUTRAL = 0, UNKNOWN = 0]: readonly number[],
  judged = 0,
) {
  const entity = { id: name, name, isClient: name === "Acme", brandIds: [name] };
  const mentions = POSITIVE + NEGATIVE + NEUTRAL + UNKNOWN;
  return {
    entity,
    mentions,
    positionSum: mentions,
    labels: { POSITIVE, NEGATIVE, NEUTRAL, UNKNOWN },
    judged,
  };
}

describe("the sentiment of a brand", () => {
  test("is its mentions by label, in per cent of its own mentions", () => {
    expect(sentimentOf([tally("Acme", [2, 2, 1, 1])])).toEqual({
      total: 6,
      brands: {
        Acme: {
          total_mentions: 6,
          sentiment_counts: { POSITIVE: 2, NEGATIVE: 2, NEUTRAL: 1, UNKNOWN: 1 },
          sentiment_percentages: { POSITIVE: 33.33, NEGATIVE: 33.33, NEUTRAL: 16.67, UNKNOWN: 16.67 },
          overall: "POSITIVE",
          is_brand: true,
        },
      },
    });
  });

  test.each([
    ["POSITIVE", [3, 2, 1, 0]],
    ["NEGATIVE", [2, 3, 1, 0]],
    ["NEUTRAL", [0, 0, 1, 0]],
    ["UNKNOWN", [1, 1, 1, 2]],
    ["POSITIVE", [1, 1, 1, 1]],
    ["NEGATIVE", [0, 2, 2, 2]],
    ["NEUTRAL", [1, 1, 2, 2]],
  ])("is %s overall with %o positive, negative, neutral and unknown mentions", (overall, counts) => {
    expect(sentimentOf([tally("Acme", counts)]).brands.Acme?.overall).toBe(overall);
  });

  test("that nobody names is empty, with 0 per cent of each label", () => {
    expect(sentimentOf([tally("Acme", [])]).brands.Acme).toMatchObject({
      total_mentions: 0,
      sentiment_percentages: { POSITIVE: 0, NEGATIVE: 0, NEUTRAL: 0, UNKNOWN: 0 },
      overall: null,
    });
  });
});

describe("the brands of a period", () => {
  test("are the client, then those that are named, from the most named", () => {
    const { total, brands } = sentimentOf([
      tally("Beta", [1]),
      tally("Zeta", [0, 0, 0, 0]),
      tally("Gamma", [0, 0, 5]),
      tally("Acme", []),
    ]);

    expect(Object.keys(brands)).toEqual(["Acme", "Gamma", "Beta"]);
    expect(Object.values(brands).map(({ is_brand }) => is_brand)).toEqual([true, false, false]);
    expect(total).toBe(6);
  });

  test("are none where there are none", () => {
    expect(sentimentOf([])).toEqual({ total: 0, brands: {} });
  });
});

test.each([
  ["ESTIMATED", [tally("Acme", [1, 1, 1, 4])]],
  ["MIXED", [tally("Acme", [1, 1, 1, 4], 2)]],
  ["MIXED", [tally("Acme", [3], 3), tally("Beta", [0, 1])]],
  ["JUDGED", [tally("Acme", [1, 1, 1, 4], 3), tally("Beta", [0, 0, 0, 2])]],
  ["NONE", [tally("Acme", [0, 0, 0, 4])]],
  ["NONE", []],
])("an analysis rests on what its labels rest on: %s", (basis, tallies) => {
  expect(basisOf(tallies)).toBe(basis);
});
