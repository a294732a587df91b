import type { MatrixCell } from "@citelens/contract/visibility/conversations";
import { expect, test } from "vitest";
import { describeCell, formatInterval, heatOf, percent } from "./heat.rules.ts";
import { answeredOf, problemsOf } from "./run.rules.ts";

function cell(fields: Partial<MatrixCell> = {}): MatrixCell {
  return {
    operator_model: "m",
    n: 11,
    mentions: 6,
    visibility: 54.545,
    interval: { low: 28.01, high: 78.73, of: "prompts" },
    average_position: 1.667,
    cited: 0,
    unknown_to_model: 0,
    refused: 0,
    failed: 0,
    last_answer_id: null,
    ...fields,
  };
}

test.each([
  [0, 0],
  [0.1, 1],
  [20, 1],
  [20.1, 2],
  [60, 3],
  [80, 4],
  [80.1, 5],
  [100, 5],
])("a visibility of %s is coloured in step %s", (visibility, heat) => {
  expect(heatOf(visibility)).toBe(heat);
});

test("rates and intervals are told in whole per cent", () => {
  expect(percent(54.545)).toBe("55\u00a0%");
  expect(formatInterval(cell())).toBe("28–79\u00a0%");
  expect(formatInterval({ interval: null })).toBeUndefined();
});

test("a cell says how often the brand is named, how sure that is, and where", () => {
  expect(describeCell(cell({ unknown_to_model: 3 }))).toContain(", unknown to the model in 3");
  expect(describeCell(cell({ cited: 2 }))).toBe(
    "Named in 55\u00a0% of 11 answers, 95 % interval 28–79\u00a0%, mean place 1.7, your site cited 2 times",
  );
});

test("a cell without answers says what became of the questions, and shows no 0", () => {
  const none = { n: 0, mentions: 0, visibility: null, interval: null, average_position: null };

  expect(describeCell(cell({ ...none, refused: 2, failed: 1 }))).toBe(
    "No answer yet, 2 without an answer, 1 failed.",
  );
});

test("refused and failed questions of a run are done with too", () => {
  expect(answeredOf({ answers_ok: 7, answers_refused: 2, answers_failed: 1 })).toBe(10);
});

test("the problems of a run name the model, its present problem before what it lost", () => {
  const model = {
    id: "m",
    display_name: "A",
    operator_name: "A",
    operator_favicon: null,
    total: 4,
    ok: 1,
    refused: 0,
  };
  const models = [
    { ...model, failed: 0, cost_usd: null, problem: null },
    { ...model, display_name: "B", failed: 2, cost_usd: null, problem: "It is overloaded." },
    { ...model, display_name: "C", failed: 3, cost_usd: null, problem: null },
  ];

  expect(problemsOf({ models })).toEqual(["B: It is overloaded.", "C: 3 of 4 failed"]);
});
