import { expect, test } from "vitest";
import { mergedScore } from "./merged-score.rules.ts";
import type { ScorePart } from "./query-score.rules.ts";

const parts = (points: number): ScorePart[] => [{ name: "VISIBILITY", points }];

test.each([
  ["one query scores by itself", [parts(40)], false, 40],
  ["a tenth of each other's is added to the strongest", [parts(10), parts(40), parts(20)], false, 43],
  [
    "a tenth of all is added where agents read the page and nothing cites it",
    [parts(40), parts(20)],
    true,
    46.2,
  ],
  ["it is 100 at most", [parts(98), parts(90), parts(90)], true, 100],
  ["nothing scores nothing", [], true, 0],
])("%s", (_, queries, isReadNotCited, expected) => {
  expect(mergedScore(queries, isReadNotCited).score).toBeCloseTo(expected, 10);
});

test("its parts add up to it, and say what was added", () => {
  const { score, parts: all } = mergedScore([parts(40), parts(20)], true);

  expect(all.map(({ name }) => name)).toEqual(["VISIBILITY", "OTHER_QUERIES", "READ_NOT_CITED"]);
  expect(all.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 10);
});
