import { describe, expect, test } from "vitest";
import { type Cell, evidenceOf, plainHeadline, shareHeadline, visibilityHeadline } from "./summary.rules.ts";

/** A cell for each query: all of one model, with as many answers each. */
function cells(mentions: readonly number[], { n = 10, operator_model = "m" } = {}): Cell[] {
  return mentions.map((one, index) => ({ query_id: `q${index}`, operator_model, n, mentions: one }));
}

const never = Array.from({ length: 8 }, () => 0);
const always = Array.from({ length: 8 }, () => 10);

describe("the headline of a share", () => {
  test("has both values, the change in points and in per cent, and what they rest on", () => {
    expect(shareHeadline({ hits: 6, total: 11 }, { hits: 5, total: 10 }, true)).toEqual({
      value: 54.55,
      previous: 50,
      change_points: 4.55,
      change_percent: 9.1,
      n: 11,
      previous_n: 10,
      interval: { low: 28.01, high: 78.73 },
      verdict: "within_noise",
    });
  });

  test.each([
    ["before", { hits: 3, total: 4 }, { hits: 0, total: 0 }, { value: 75, previous: null }],
    ["now", { hits: 0, total: 0 }, { hits: 3, total: 4 }, { value: null, previous: 75 }],
    ["at all", { hits: 0, total: 0 }, { hits: 0, total: 0 }, { value: null, previous: null }],
  ])("without answers %s has no change in points, 0 per cent and no verdict", (_, now, before, values) => {
    const none = { change_points: null, change_percent: 0, verdict: null };

    expect(shareHeadline(now, before, true)).toMatchObject({ ...values, ...none });
    expect(shareHeadline(now, before, false)).toMatchObject({ ...values, ...none });
  });

  test("that rises from 0 changes in points, and by 0 per cent", () => {
    const headline = shareHeadline({ hits: 40, total: 50 }, { hits: 0, total: 50 }, true);

    expect(headline).toMatchObject({ change_points: 80, change_percent: 0, verdict: "moved" });
  });

  test("that falls to 0 changes by minus 100 per cent", () => {
    const headline = shareHeadline({ hits: 0, total: 50 }, { hits: 40, total: 50 }, true);

    expect(headline).toMatchObject({ change_points: -80, change_percent: -100, verdict: "moved" });
  });
});

describe("the headline of another figure", () => {
  test.each([
    [1.25, 1.667, -0.417, -25.01],
    [2, 0, 2, 0],
    [0, 2, -2, -100],
    [null, 2, null, 0],
    [2, null, null, 0],
  ])("%s after %s changes by %s, which is %s per cent", (value, previous, change_points, change_percent) => {
    expect(plainHeadline(value, previous, { n: 8, previous_n: 9 })).toEqual({
      value,
      previous,
      change_points,
      change_percent,
      n: 8,
      previous_n: 9,
      interval: null,
      verdict: null,
    });
  });
});

describe("the visibility", () => {
  test("is that of all answers together, however they fall on queries and models", () => {
    const now = [...cells([1, 2], { n: 3 }), ...cells([3, 0], { n: 3, operator_model: "other" })];
    const headline = visibilityHeadline(now, [], true);

    expect(headline).toMatchObject({ value: 50, n: 12, previous: null, previous_n: 0, paired: null });
    expect(headline.verdict).toBeNull();
  });

  test.each([
    ["moved where each prompt went from never to always", always, never, "moved", 100],
    ["moved where each prompt went from always to never", never, always, "moved", -100],
    ["within noise where nothing changed", [5, 5, 5, 5, 5], [5, 5, 5, 5, 5], "within_noise", 0],
    [
      "within noise where one prompt of eight gained one answer",
      [6, 5, 5, 5, 5, 5, 5, 5],
      [5, 5, 5, 5, 5, 5, 5, 5],
      "within_noise",
      1.25,
    ],
  ])("is %s", (_, now, before, verdict, points) => {
    const headline = visibilityHeadline(cells(now), cells(before), true);

    expect(headline.verdict).toBe(verdict);
    expect(headline.paired).toMatchObject({ points, pairs: now.length, prompts: now.length });
  });

  test("gets no verdict between incomparable periods, and still its difference", () => {
    expect(visibilityHeadline(cells(always), cells(never), false)).toMatchObject({
      change_points: 100,
      verdict: "not_comparable",
    });
  });

  test("changes for prompts and models that were asked in both periods alone", () => {
    const now = [...cells([10, 10]), ...cells([10, 10], { operator_model: "new" })];
    const headline = visibilityHeadline(now, [...cells([0]), ...cells([0], { operator_model: "old" })], true);

    expect(headline.paired).toMatchObject({ points: 100, pairs: 1, prompts: 1 });
    expect(headline).toMatchObject({ value: 100, n: 40, previous: 0, previous_n: 20 });
  });

  test("counts one prompt of two models as two pairs of one prompt", () => {
    const now = [...cells([10]), ...cells([0], { operator_model: "other" })];
    const before = [...cells([5]), ...cells([0], { operator_model: "other" })];

    expect(visibilityHeadline(now, before, true).paired).toMatchObject({ points: 25, pairs: 2, prompts: 1 });
  });

  test("has an interval for the topic from five prompts on, wider than the one for these prompts", () => {
    expect(visibilityHeadline(cells([0, 10, 0, 10]), [], true).topic_interval).toBeNull();

    const { interval, topic_interval } = visibilityHeadline(cells([0, 10, 0, 10, 5]), [], true);
    expect(topic_interval?.low).toBeLessThan(interval?.low ?? 0);
    expect(topic_interval?.high).toBeGreaterThan(interval?.high ?? 100);
  });

  test("of no answers is empty", () => {
    expect(visibilityHeadline([], [], true)).toEqual({
      value: null,
      previous: null,
      change_points: null,
      change_percent: 0,
      n: 0,
      previous_n: 0,
      interval: null,
      verdict: null,
      topic_interval: null,
      paired: null,
    });
  });
});

describe("the evidence", () => {
  const unnamed = (queries: number) => Array.from({ length: queries }, () => 0);
  const split = (queries: number) => Array.from({ length: queries }, (_, index) => (index % 2) * 7);

  test.each([
    ["exploratory", "without answers", [], { queries: 0, models: 0, runs: 0 }],
    ["exploratory", "with 49 queries", cells(unnamed(49), { n: 100 }), { queries: 49, models: 1, runs: 100 }],
    ["exploratory", "with 6 runs", cells(unnamed(50), { n: 6 }), { queries: 50, models: 1, runs: 6 }],
    [
      "directional",
      "with 50 queries and 7 runs that leave much open",
      cells(split(50), { n: 7 }),
      { queries: 50, models: 1, runs: 7 },
    ],
    [
      "decision_grade",
      "with 50 queries and 7 runs that agree",
      cells(unnamed(50), { n: 7 }),
      { queries: 50, models: 1, runs: 7 },
    ],
  ])("is %s %s", (evidence_grade, _, given, counts) => {
    expect(evidenceOf(given)).toEqual({ ...counts, evidence_grade });
  });

  test("counts runs as the answers that a query has of a model on average", () => {
    const given = [...cells([0, 0], { n: 4 }), ...cells([0], { n: 5, operator_model: "other" })];

    expect(evidenceOf(given)).toMatchObject({ queries: 2, models: 2, runs: 4.3 });
  });
});
