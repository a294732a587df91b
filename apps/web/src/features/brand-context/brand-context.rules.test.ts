import { describe, expect, test } from "vitest";
import { ApiProblem } from "#lib/api-problem.ts";
import {
  compare,
  emptyView,
  isSuggestion,
  linesOf,
  saveFailure,
  scopeName,
  suggestionFailure,
} from "./brand-context.rules.ts";

test.each([
  ["FR", "France"],
  ["US", "United States"],
  ["UK", "United Kingdom"],
  ["EU", "European Union"],
  ["GLOBAL", "Global"],
  ["Japan", "Japan"],
])("shows the market %s as %s", (scope, expected) => {
  expect(scopeName(scope)).toBe(expected);
});

test("edits lists one entry per line and drops blank lines", () => {
  expect(linesOf(" Oak Chair \r\n\n  \nOak Stool")).toEqual(["Oak Chair", "Oak Stool"]);
});

describe("a suggestion that did not come is told as", () => {
  test.each([
    [new ApiProblem({ status: 500 }), "Failed to generate AI suggestion. Please try again."],
    [new ApiProblem({ status: 0 }), "Failed to generate AI suggestion. Please try again."],
    [new ApiProblem({ status: 409, detail: "The site could not be read." }), "The site could not be read."],
    [
      new Error("Project ID is required to generate AI suggestions"),
      "Project ID is required to generate AI suggestions",
    ],
    [
      new Error("Invalid response from AI suggestion service."),
      "Invalid response from AI suggestion service.",
    ],
    [new TypeError("x is undefined"), "Failed to generate AI suggestion. Please try again."],
  ])("%s: %s", (problem, expected) => {
    expect(suggestionFailure(problem)).toBe(expected);
  });
});

test("a save that failed is told with its reason", () => {
  const problem = new ApiProblem({ status: 409, detail: "The workspace is not active." });

  expect(saveFailure(problem)).toBe("Failed to save changes: The workspace is not active.");
});

test("an empty answer is no suggestion", () => {
  expect([null, {}, "text"].map(isSuggestion)).toEqual([false, false, false]);
});

test("compares both records in words, part by part", () => {
  const now = {
    about_brand: "Chairs",
    brand_point_of_view: ["A plain opinion"],
    main_products_services: [],
    market_positioning: { market_scope: "", market_context: [] },
  };
  const suggested = {
    about_brand: "Oak chairs",
    brand_point_of_view: [{ ...emptyView, language: "Warm", stance_statements: ["Wood first", "Repair"] }],
    main_products_services: ["Chair", "Stool"],
    market_positioning: { market_scope: "FR", market_context: [] },
  };

  expect(compare(now, suggested)).toEqual([
    { title: "About brand", now: "Chairs", suggested: "Oak chairs" },
    {
      title: "Brand Point of View",
      now: "A plain opinion",
      suggested: "Voice Characteristics: Warm\nKey Positions: Wood first, Repair",
    },
    { title: "Core Products & Services", now: "", suggested: "Chair\nStool" },
    { title: "Brand Market Analysis", now: "", suggested: "Market: France" },
  ]);
});
