import { describe, expect, test } from "vitest";
import { addUp, type MeasuredPair, type PeriodComparison, pairKey } from "./compare/measured.rules.ts";
import { type Cell, evidenceOf, plainHeadline, shareHeadline } from "./summary.rules.ts";

/** A cell for each query: all of one model, with as many answers each. */
function cells(mentions: readonly number[], { n = 10, operator_model = "m" } = {}): Cell[] {
  return mentions.map((one, index) => ({ query_id: `q${index}`, operator_model, n, mentions: one }));
}

const never = Array.from({ length: 8 }, () => 0);
const always = Array.from({ length: 8 }, () => 10);

function measured(given: readonly Cell[]): MeasuredPair[] {
  return given.map(({ query_id, operator_model, n, mentions }) => ({
    query_id,
    operator_model,
    hits: mentions,
    total: n,
  }));
}

function compared(now: readonly Cell[], before: readonly Cell[], isComparable = true): PeriodComparison {
  const [after, earlier] = [measured(now), measured(before)];
  return {
    now: after,
    before: earlier,
    shared: new Set(after.map(pairKey)),
    isComparable,
    whole: { now: addUp(after), before: addUp(earlier) },
  };
}

const headlineOf = (...given: Parameters<typeof compared>) => shareHeadline(compared(...given));

describe("the headline of a share", () => {
  test("has both values, the change in points and in per cent, and what they rest on", () => {
    expect(headlineOf(cells([6], { n: 11 }), cells([5]))).toEqual({
      value: 54.55,
      previous: 50,
      change_points: 4.55,
      change_percent: 9.1,
      n: 11,
      previous_n: 10,
      interval: { low: 28.01, high: 78.73, of: "prompts" },
      paired: expect.objectContaining({ pairs: 1, prompts: 1, points: 4.55 }),
      verdict: "within_noise",
    });
  });

  test.each([
    ["before", cells([3], { n: 4 }), [], { value: 75, previous: null }],
    ["now", [], cells([3], { n: 4 }), { value: null, previous: 75 }],
    ["at all", [], [], { value: null, previous: null }],
  ])("without answers %s has no change in points, 0 per cent and no verdict", (_, now, before, values) => {
    const none = { change_points: null, change_percent: 0, paired: null, verdict: null };

    expect(headlineOf(now, before)).toMatchObject({ ...values, ...none });
    expect(headlineOf(now, before, false)).toMatchObject({ ...values, ...none });
  });

  test("that rises from 0 changes in points, and by 0 per cent", () => {
    expect(headlineOf(cells(always), cells(never))).toMatchObject({
      change_points: 100,
      change_percent: 0,
      verdict: "moved",
    });
  });

  test("that falls to 0 changes by minus 100 per cent", () => {
    expect(headlineOf(cells(never), cells(always))).toMatchObject({
      change_points: -100,
      change_percent: -100,
      verdict: "moved",
    });
  });

  test("is not judged, and has no interval for the topic, while pairs come to something else than the figure", () => {
    const half = {
      ...compared(cells(always), cells(never)),
      whole: { now: { hits: 90, total: 90 }, before: { hits: 0, total: 80 } },
    };

    expect(shareHeadline(half)).toMatchObject({
      value: 100,
      n: 90,
      paired: null,
      verdict: null,
      interval: { of: "prompts" },
    });
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
      paired: null,
      verdict: null,
    });
  });
});

describe("the visibility", () => {
  test("is that of all answers together, however they fall on queries and models", () => {
    const now = [...cells([1, 2], { n: 3 }), ...cells([3, 0], { n: 3, operator_model: "other" })];
    const headline = headlineOf(now, []);

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
    const headline = headlineOf(cells(now), cells(before));

    expect(headline.verdict).toBe(verdict);
    expect(headline.paired).toMatchObject({ points, pairs: now.length, prompts: now.length });
  });

  test("gets no verdict between incomparable periods, and still its difference", () => {
    expect(headlineOf(cells(always), cells(never), false)).toMatchObject({
      change_points: 100,
      verdict: "not_comparable",
    });
  });

  test("changes for prompts and models that were asked in both periods alone", () => {
    const now = [...cells([10, 10]), ...cells([10, 10], { operator_model: "new" })];
    const headline = headlineOf(now, [...cells([0]), ...cells([0], { operator_model: "old" })]);

    expect(headline.paired).toMatchObject({ points: 100, pairs: 1, prompts: 1 });
    expect(headline).toMatchObject({ value: 100, n: 40, previous: 0, previous_n: 20 });
  });

  test("counts one prompt of two models as two pairs of one prompt", () => {
    const now = [...cells([10]), ...cells([0], { operator_model: "other" })];
    const before = [...cells([5]), ...cells([0], { operator_model: "other" })];

    expect(headlineOf(now, before).paired).toMatchObject({ points: 25, pairs: 2, prompts: 1 });
  });

  test("has an interval for the topic from five prompts on, wider than the one for these prompts", () => {
    expect(headlineOf(cells([0, 10, 0, 10]), []).interval?.of).toBe("prompts");

    const { interval } = headlineOf(cells([0, 10, 0, 10, 5]), []);
    expect(interval?.of).toBe("topic");
    expect(interval?.low).toBeLessThan(36);
    expect(interval?.high).toBeGreaterThan(64);
  });

  test("of no answers is empty", () => {
    expect(headlineOf([], [])).toEqual({
      value: null,
      previous: null,
      change_points: null,
      change_percent: 0,
      n: 0,
      previous_n: 0,
      interval: null,
      paired: null,
      verdict: null,
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
