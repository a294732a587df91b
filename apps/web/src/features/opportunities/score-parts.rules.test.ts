import type { Opportunity } from "@citelens/contract/content/opportunities";
import { describe, expect, it, test } from "vitest";
import { explainedParts, tenthOf } from "./score-parts.rules.ts";

type Parts = Opportunity["score_parts"];

const thirds: Parts = [
  { name: "COMPETITORS", points: 33.333333 },
  { name: "SOURCES", points: 33.333333 },
  { name: "VISIBILITY", points: 33.333333 },
];

function pointsOf(score: number, parts: Parts): number[] {
  return explainedParts({ score, score_parts: parts }).map(({ points }) => points);
}

describe("a score taken apart", () => {
  it("is that of the worked example", () => {
    const parts = explainedParts({
      score: 41,
      score_parts: [
        { name: "COMPETITORS", points: 15 },
        { name: "SOURCES", points: 14 },
        { name: "VISIBILITY", points: 12 },
      ],
    });

    expect(parts.map(({ label, points }) => `${label}: ${points}`)).toEqual([
      "Competitors are named more often: 15",
      "Answers cite others: 14",
      "Answers do not name you: 12",
    ]);
  });

  it("adds up to the score that is shown, however parts are rounded", () => {
    expect(pointsOf(100, thirds)).toEqual([33.4, 33.3, 33.3]);
    expect(pointsOf(66.699996948, [{ name: "COMPETITORS", points: 0.01 }, ...thirds.slice(1)])).toEqual([
      0, 33.4, 33.3,
    ]);
  });

  it("follows the score where rounded parts are a little more", () => {
    const parts = ["COMPETITORS", "SOURCES", "VISIBILITY"] as const;

    expect(
      pointsOf(
        14.9,
        parts.map((name) => ({ name, points: 5 })),
      ),
    ).toEqual([5, 5, 4.9]);
  });

  it("says what is cut off above 100", () => {
    const parts = explainedParts({
      score: 100,
      score_parts: [...thirds, { name: "OTHER_QUERIES", points: 12.5 }],
    });

    expect(parts.at(-1)).toMatchObject({ key: "CUT", points: -12.5 });
    expect(tenthOf(parts.reduce((sum, { points }) => sum + points, 0))).toBe(100);
  });

  it("has nothing to say of nothing", () => {
    expect(pointsOf(0, [])).toEqual([]);
    expect(pointsOf(0, [{ name: "VISIBILITY", points: 0 }])).toEqual([0]);
  });
});

test.each([
  [40.950000762939453, 41],
  [40.94, 40.9],
  [100, 100],
  [0, 0],
])("the score %d is shown as %d", (score, shown) => {
  expect(tenthOf(score)).toBe(shown);
});
