import { describe, expect, test } from "vitest";
import { impactOf, pointsOf, type QueryFigures, queryScore, sharesOf } from "./query-score.rules.ts";

const figures = (changes: Partial<QueryFigures> = {}): QueryFigures => ({
  n: 20,
  mentions: 2,
  competitors: 12,
  citing: 16,
  cited: 4,
  ...changes,
});
const scoreOf = (changes: Partial<QueryFigures> = {}, priority = 2): number =>
  pointsOf(queryScore(figures(changes), priority));

test("the design's example: priority 2, 20 answers, competitors .6, visibility .1, citing .8, authority .25", () => {
  expect(scoreOf()).toBeCloseTo(41, 10);
  expect(queryScore(figures(), 2).map(({ name, points }) => [name, Math.round(points * 100) / 100])).toEqual([
    ["COMPETITORS", 15],
    ["SOURCES", 14],
    ["VISIBILITY", 12],
  ]);
});

describe("a score", () => {
  test.each([
    ["is 0 where every answer names the client and cites it", { mentions: 20, cited: 16 }, 3, 0],
    [
      "is 100 at most: nobody names the client, all name others and cite others",
      { mentions: 0, competitors: 20, citing: 20, cited: 0 },
      3,
      100,
    ],
    ["is a third with the lowest priority", {}, 1, 20.5],
    ["is whole from 10 answers on", { n: 10, mentions: 1, competitors: 6, citing: 8, cited: 2 }, 2, 41],
    ["is cut by half with 5", { n: 5, mentions: 0, competitors: 5, citing: 5, cited: 0 }, 3, 50],
    [
      "takes nothing off where competitors are named less",
      { mentions: 20, competitors: 0, citing: 0, cited: 0 },
      3,
      0,
    ],
    ["counts no sources where nothing is cited", { citing: 0, cited: 0 }, 3, 40.5],
  ])("%s", (_, changes, priority, expected) => {
    expect(scoreOf(changes, priority)).toBeCloseTo(expected, 10);
  });

  const sequence = [0, 4, 8, 12, 16];
  test.each([
    ["grows with competitors", (hits: number) => ({ competitors: hits }), 1],
    ["falls with visibility", (hits: number) => ({ mentions: hits }), -1],
    ["falls with content authority", (hits: number) => ({ cited: hits }), -1],
    [
      "grows with the answers that say so",
      (hits: number) => ({ n: 4 + hits, mentions: 0, competitors: 4 + hits, citing: 4 + hits, cited: 0 }),
      1,
    ],
  ])("%s", (_, changes, sign) => {
    const scores = sequence.map((hits) => sign * scoreOf(changes(hits)));
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
    expect(scores.at(-1)).toBeGreaterThan(scores[0] ?? 0);
  });
});

test.each([
  [100, "HIGH"],
  [40, "HIGH"],
  [39.9, "MEDIUM"],
  [20, "MEDIUM"],
  [19.9, "LOW"],
  [0, "LOW"],
])("a score of %s has the impact %s", (score, impact) => {
  expect(impactOf(score)).toBe(impact);
});

test("shares of nothing are 0", () => {
  expect(sharesOf({ n: 0, mentions: 0, competitors: 0, citing: 0, cited: 0 })).toEqual({
    visibility: 0,
    competitors: 0,
    citing: 0,
    authority: 0,
  });
});
