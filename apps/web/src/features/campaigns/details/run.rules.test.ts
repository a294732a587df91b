import type { RunProgress } from "@citelens/contract/visibility/runs";
import { describe, expect, test } from "vitest";
import { answeredOf, modelDone, problemsOf } from "./run.rules.ts";

type Model = RunProgress["models"][number];

function model(display_name: string, parts: Partial<Model> = {}): Model {
  const counts = { total: 10, ok: 10, refused: 0, failed: 0, cost_usd: null, problem: null };
  return { display_name, ...counts, ...parts } as Model; // the rules read nothing else of a model
}

test.each([
  [0, 0, 0, 0],
  [7, 0, 0, 7],
  [7, 2, 1, 10],
  [0, 0, 5, 5],
])("%i answers, %i refusals and %i failures are %i finished questions", (ok, refused, failed, finished) => {
  const totals = { answers_ok: ok, answers_refused: refused, answers_failed: failed };

  expect(answeredOf(totals)).toBe(finished);
  expect(modelDone({ ok, refused, failed })).toBe(finished);
});

describe("the problems of a run", () => {
  test("are none where each model answered or refused", () => {
    expect(problemsOf({ models: [] })).toEqual([]);
    expect(problemsOf({ models: [model("GPT"), model("Claude", { ok: 4, refused: 6 })] })).toEqual([]);
  });

  test("name each model that lost answers, and how many", () => {
    const models = [
      model("GPT", { ok: 9, failed: 1 }),
      model("Claude"),
      model("Gemini", { ok: 0, failed: 10 }),
    ];

    expect(problemsOf({ models })).toEqual(["GPT: 1 of 10 failed", "Gemini: 10 of 10 failed"]);
  });

  test("give the reason why a model does not go on, in place of the number", () => {
    const models = [model("GPT", { failed: 3, cost_usd: null, problem: "The key was refused." })];

    expect(problemsOf({ models })).toEqual(["GPT: The key was refused."]);
  });
});
