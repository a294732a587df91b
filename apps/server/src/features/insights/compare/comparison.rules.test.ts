import { describe, expect, test } from "vitest";
import { comparisonOf, incomparableReasons } from "./comparison.rules.ts";

interface PeriodOptions {
  readonly queries?: number;
  readonly from?: number;
  readonly models?: readonly string[];
  /** By the model. */
  readonly versions?: Readonly<Record<string, string>>;
  readonly analyser?: number;
  readonly n?: number;
}

/** Queries that each model answered, all by the same version and read by the same analysis unless said. */
function asked({
  queries = 4,
  from = 0,
  models = ["m1", "m2"],
  versions = {},
  analyser = 1,
  n = 3,
}: PeriodOptions = {}) {
  return {
    cells: Array.from({ length: queries }, (_, index) => `q${from + index}`).flatMap((query_id) =>
      models.map((operator_model) => ({ campaign_id: "c", query_id, operator_model, n })),
    ),
    versions: models.map((operator_model) => ({
      campaign_id: "c",
      operator_model,
      model_id: versions[operator_model] ?? "v1",
      analyser_version: analyser,
    })),
  };
}

/** As in asked(), each answer read by one of two analyses. */
function mixed() {
  const { cells, versions } = asked();
  return { cells, versions: [...versions, ...asked({ analyser: 2 }).versions] };
}

describe("two periods share", () => {
  test.each([
    ["all of the same", asked(), asked(), 8, true, []],
    ["all whatever the order", asked(), asked({ models: ["m2", "m1"] }), 8, true, []],
    [
      "the queries that both asked",
      asked({ queries: 24 }),
      asked({ queries: 24, from: 2 }),
      44,
      true,
      ["queries_changed"],
    ],
    [
      "what was asked before queries were added",
      asked({ queries: 6 }),
      asked(),
      8,
      true,
      ["queries_changed"],
    ],
    [
      "the models that answer as the same version",
      asked(),
      asked({ versions: { m2: "v0" }, n: 2 }),
      4,
      false,
      ["models_changed"],
    ],
    [
      "three models of four",
      asked({ models: ["m1", "m2", "m3", "m4"], versions: { m4: "v2" } }),
      asked({ models: ["m1", "m2", "m3", "m4"] }),
      12,
      true,
      ["models_changed"],
    ],
    ["nothing where another analysis read", asked(), asked({ analyser: 2 }), 0, false, ["analyser_changed"]],
    [
      "nothing where both were read by the same two analyses, as while answers are analysed again",
      mixed(),
      mixed(),
      0,
      false,
      ["analyser_changed"],
    ],
    ["too little below five pairs", asked({ queries: 2 }), asked({ queries: 2 }), 4, false, []],
    [
      "too little below half of the answers",
      asked({ queries: 20 }),
      asked({ queries: 9 }),
      18,
      false,
      ["queries_changed"],
    ],
    [
      "just enough at half of the answers",
      asked({ queries: 20 }),
      asked({ queries: 10 }),
      20,
      true,
      ["queries_changed"],
    ],
    [
      "nothing where nothing was answered before",
      asked(),
      asked({ queries: 0 }),
      0,
      true,
      ["no_previous_answers"],
    ],
  ])("%s", (_, now, before, pairs, isComparable, changes) => {
    const comparison = comparisonOf(now, before);

    expect([comparison.shared.size, comparison.isComparable, comparison.changes]).toEqual([
      pairs,
      isComparable,
      changes,
    ]);
  });

  test("prompts and models of which so many are said", () => {
    const comparison = comparisonOf(
      asked({ queries: 24, models: ["m1", "m2", "m3", "m4"], versions: { m4: "v2" } }),
      asked({ queries: 24, from: 2, models: ["m1", "m2", "m3", "m4"] }),
    );

    expect(comparison).toMatchObject({ queries: 24, sharedQueries: 22, models: 4, sharedModels: 3 });
  });
});

test.each([
  [asked(), asked(), []],
  [asked({ queries: 6 }), asked(), []],
  [asked(), asked({ analyser: 2 }), ["analyser_changed"]],
  [asked({ queries: 2 }), asked({ queries: 2 }), ["too_few_shared"]],
  [asked(), asked({ queries: 0 }), ["no_previous_answers"]],
])("no verdict is given for a reason, and none is named where one is given", (now, before, reasons) => {
  expect(incomparableReasons(comparisonOf(now, before))).toEqual(reasons);
});
