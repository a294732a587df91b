import { describe, expect, test } from "vitest";
import { incomparableReasons, mayCompare } from "./comparability.rules.ts";

function asked(campaignIds: readonly string[], ...versions: readonly (readonly [string, string, number])[]) {
  return {
    campaignIds,
    versions: versions.map(([operator_model, model_id, analyser_version]) => ({
      operator_model,
      model_id,
      analyser_version,
    })),
  };
}

const usual = asked(["a", "b"], ["m1", "v1", 2], ["m2", "v1", 2]);

describe("two periods", () => {
  test.each([
    ["of the same prompts, models and analysis", usual, usual, false, []],
    [
      "that say the same in another order and more than once",
      usual,
      asked(["b", "a", "b"], ["m2", "v1", 2], ["m1", "v1", 2], ["m1", "v1", 2]),
      false,
      [],
    ],
    ["with queries added or retired", usual, usual, true, ["queries_changed"]],
    [
      "with a campaign more",
      usual,
      asked(["a"], ["m1", "v1", 2], ["m2", "v1", 2]),
      false,
      ["queries_changed"],
    ],
    [
      "with a model that answers as another version",
      usual,
      asked(["a", "b"], ["m1", "v0", 2], ["m2", "v1", 2]),
      false,
      ["models_changed"],
    ],
    ["with a model more", usual, asked(["a", "b"], ["m1", "v1", 2]), false, ["models_changed"]],
    [
      "with two models that swapped versions",
      asked(["a"], ["m1", "v1", 2], ["m2", "v2", 2]),
      asked(["a"], ["m1", "v2", 2], ["m2", "v1", 2]),
      false,
      ["models_changed"],
    ],
    [
      "read by another analysis",
      usual,
      asked(["a", "b"], ["m1", "v1", 1], ["m2", "v1", 1]),
      false,
      ["analyser_changed"],
    ],
    [
      "read in part by another analysis",
      usual,
      asked(["a", "b"], ["m1", "v1", 1], ["m1", "v1", 2], ["m2", "v1", 2]),
      false,
      ["analyser_changed"],
    ],
    [
      "with everything changed",
      usual,
      asked(["c"], ["m3", "v1", 1]),
      true,
      ["queries_changed", "models_changed", "analyser_changed"],
    ],
    ["of which the first has no answers", usual, asked([]), true, ["no_previous_answers"]],
    ["without any answers", asked([]), asked([]), false, ["no_previous_answers"]],
  ])("%s", (_, now, before, queriesChanged, reasons) => {
    expect(incomparableReasons({ now, before, queriesChanged })).toEqual(reasons);
  });
});

test.each([
  ["without a reason against it", [], true],
  ["with nothing before", ["no_previous_answers"], true],
  ["after a change of queries", ["queries_changed"], false],
  ["after a change of models and analysis", ["models_changed", "analyser_changed"], false],
] as const)("a difference %s may be judged: %s is %s", (_, reasons, expected) => {
  expect(mayCompare(reasons)).toBe(expected);
});
