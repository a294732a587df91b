import { expect, test } from "vitest";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { frequencyProblem, stepProblem } from "./campaign-problem.ts";

test.each([
  ["pause", "Failed to pause campaign. Please try again."],
  ["activate", "Failed to activate campaign. Please try again."],
  ["duplicate", "Failed to duplicate campaign. Please try again."],
] as const)("a %s that fails says so to the letter", (step, sentence) => {
  expect(stepProblem(step, new Error("offline"))).toBe(sentence);
  expect(stepProblem(step, new ApiProblem({ status: 500, detail: "Broken" }))).toBe(sentence);
});

test("a refusal that trying again does not help against adds its reason", () => {
  const problem = new ApiProblem({ status: 402, detail: "There are not enough credits left for this." });

  expect(stepProblem("activate", problem)).toBe(
    "Failed to activate campaign. Please try again. There are not enough credits left for this.",
  );
});

test.each([
  [{ fields: {} }, "Failed to update frequency"],
  [{ fields: { non_field_errors: ["Not now", "Later"] } }, "Not now"],
  [
    { fields: { frequency: ["Please select a different frequency"], non_field_errors: ["Not now"] } },
    "Please select a different frequency",
  ],
  [{ fields: { error: ["Stopped"], frequency: ["No"] } }, "Stopped"],
  [{ detail: "This campaign is not active." }, "This campaign is not active."],
])("the frequency dialog takes from %o the sentence %s", (parts, sentence) => {
  expect(frequencyProblem(new ApiProblem({ status: 400, ...parts }))).toBe(sentence);
});

test("the frequency dialog has a sentence of its own for a call that never arrived", () => {
  expect(frequencyProblem(new TypeError("Failed to fetch"))).toBe("Failed to update frequency");
});
