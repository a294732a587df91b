import type { Opportunity } from "@citelens/contract/content/opportunities";
import { describe, expect, it, test } from "vitest";
import { explainedParts, tenthOf } from "./score-parts.rules.ts";

type Parts = Opportunity["score_parts"];

const thirds: Parts = [
  { name: "COMPETITORS", points: 33.333333 },
  { name: "SOURCES", points: 33.333333 },
  { name: "VISIBILITY", points: 33.333333 },
];

function pointsOf(parts: Parts): number[] {
  return explainedParts({ score_parts: parts }).map(({ points }) => points);
}

describe("a score taken apart", () => {
  it("is that of the worked example", () => {
    const parts = explainedParts({
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
    expect(pointsOf(thirds)).toEqual([33.4, 33.3, 33.3]);
    expect(pointsOf([{ name: "COMPETITORS", points: 0.01 }, ...thirds.slice(1)])).toEqual([0, 33.4, 33.3]);
  });

  it("says what is cut off above 100", () => {
    const parts = explainedParts({ score_parts: [...thirds, { name: "OTHER_QUERIES", points: 12.5 }] });

    expect(parts.at(-1)).toMatchObject({ key: "CUT", points: -12.5 });
    expect(tenthOf(parts.reduce((sum, { points }) => sum + points, 0))).toBe(100);
  });

  it("has nothing to say of nothing", () => {
    expect(pointsOf([])).toEqual([]);
    expect(pointsOf([{ name: "VISIBILITY", points: 0 }])).toEqual([0]);
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
