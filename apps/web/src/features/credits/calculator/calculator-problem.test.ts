import { expect, test } from "vitest";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { calculatorProblem } from "./calculator-problem.ts";

test.each([
  ["the server broke down", new ApiProblem({ status: 500 }), "Failed to calculate costs"],
  ["nothing answered", new ApiProblem({ status: 0 }), "Failed to calculate costs"],
  ["something else was thrown", new Error("oops"), "Failed to calculate costs"],
  ["a refusal without words", new ApiProblem({ status: 400 }), "Failed to calculate costs"],
  [
    "a refusal with an error",
    new ApiProblem({ status: 400, fields: { error: ["Too many campaigns."] } }),
    "Too many campaigns.",
  ],
  [
    "a refusal with a detail",
    new ApiProblem({ status: 429, detail: "Please wait a moment." }),
    "Please wait a moment.",
  ],
])("says, when %s, a sentence that can be shown", (_, problem, sentence) => {
  expect(calculatorProblem(problem)).toBe(sentence);
});
