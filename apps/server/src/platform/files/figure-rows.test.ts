import { expect, test } from "vitest";
import { figureRows } from "./figure-rows.ts";

const rate = {
  value: 40,
  previous: 30,
  change_points: 10,
  change_percent: 33.33,
  n: 50,
  previous_n: 40,
  interval: { low: 28, high: 54, of: "topic" },
  paired: { points: 8, interval: { low: 1, high: 15 }, p_value: 0.02, pairs: 6, prompts: 6 },
  verdict: "moved",
} as const;

test("each figure of a card is a row, beside the one of the period before", () => {
  const rows = figureRows({
    total_answers: 50,
    previous_total_answers: 40,
    visibility: rate,
    compared: { prompts: 6, changes: ["queries_changed", "models_changed"] },
    is_local_only: false,
  });

  expect(rows.map(({ figure, value, previous, n }) => [figure, value, previous, n])).toEqual([
    ["total_answers", 50, 40, null],
    ["visibility", 40, 30, 50],
    ["compared_prompts", 6, null, null],
    ["compared_changes", "queries_changed | models_changed", null, null],
    ["is_local_only", false, null, null],
  ]);
  expect(rows[1]).toEqual({ figure: "visibility", ...rate });
});

test("a period before that stands by itself is put beside its figures", () => {
  const rows = figureRows({ n: 4, absent: 1, previous: { n: 2, absent: 0 } });

  expect(rows.map(({ figure, value, previous }) => [figure, value, previous])).toEqual([
    ["n", 4, 2],
    ["absent", 1, 0],
  ]);
});
