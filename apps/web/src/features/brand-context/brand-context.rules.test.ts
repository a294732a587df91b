import { describe, expect, test } from "vitest";
import { ApiProblem } from "#lib/api/api-problem.ts";
import {
  changedParts,
  compare,
  emptyView,
  isEmptyBrand,
  isSuggestion,
  linesOf,
  marketOptions,
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
  ["constructor", "constructor"],
])("shows the market %s as %s", (scope, expected) => {
  expect(scopeName(scope)).toBe(expected);
});

test("edits lists one entry per line and drops blank lines", () => {
  expect(linesOf(" Oak Chair \r\n\n  \nOak Stool")).toEqual(["Oak Chair", "Oak Stool"]);
});

const failed = "Failed to generate AI suggestion. Please try again.";

describe("a suggestion that did not come is told as", () => {
  test.each([
    [new ApiProblem({ status: 500, detail: "Boom" }), failed, undefined],
    [new ApiProblem({ status: 409, detail: failed }), failed, undefined],
    [
      new ApiProblem({ status: 409, detail: "The site could not be read." }),
      failed,
      "The site could not be read.",
    ],
    [new ApiProblem({ status: 429, detail: "Too many." }), failed, "Too many."],
    [
      new ApiProblem({ status: 0 }),
      failed,
      "Unable to connect to the server. Please check your internet connection and try again.",
    ],
    [
      new Error("Project ID is required to generate AI suggestions"),
      "Project ID is required to generate AI suggestions",
      undefined,
    ],
    [
      new Error("Invalid response from AI suggestion service."),
      "Invalid response from AI suggestion service.",
      undefined,
    ],
    [new TypeError("x is undefined"), failed, undefined],
  ])("%s: %s, because %s", (problem, message, reason) => {
    expect(suggestionFailure(problem)).toEqual({ message, ...(reason !== undefined && { reason }) });
  });
});

test.each([
  [new ApiProblem({ status: 409, detail: "The workspace is not active." }), "The workspace is not active."],
  [
    new ApiProblem({ status: 400, fields: { main_products_services: ["Too long.", "Not valid."] } }),
    "main_products_services: Too long., Not valid.",
  ],
  [new ApiProblem({ status: 502 }), "The server encountered an error. Please try again later."],
  [new TypeError("x"), "An unexpected error occurred"],
])("a save that failed is told with its detail or message: %s", (problem, expected) => {
  expect(saveFailure(problem)).toBe(`Failed to save changes: ${expected}`);
});

test("only an answer with all parts and its sources is a suggestion", () => {
  const whole = {
    about_brand: "",
    brand_point_of_view: [],
    main_products_services: [],
    market_positioning: {},
    sources: [],
  };

  expect(isSuggestion(whole)).toBe(true);
  expect(
    [null, {}, "text", [], { ...whole, sources: undefined }, { ...whole, about_brand: 1 }].map(isSuggestion),
  ).toEqual(Array(6).fill(false));
});

test("says nothing only where no part has a word", () => {
  const empty = {
    about_brand: "",
    brand_point_of_view: [emptyView],
    main_products_services: [],
    market_positioning: { market_scope: "", market_context: [] },
  };

  expect(isEmptyBrand(empty)).toBe(true);
  expect(isEmptyBrand({ ...empty, brand_point_of_view: ["A plain opinion"] })).toBe(false);
  expect(isEmptyBrand({ ...empty, market_positioning: { market_scope: "FR", market_context: [] } })).toBe(
    false,
  );
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
    { part: "about_brand", title: "About brand", now: "Chairs", suggested: "Oak chairs" },
    {
      part: "brand_point_of_view",
      title: "Brand Point of View",
      now: "A plain opinion",
      suggested: "Voice Characteristics: Warm\nKey Positions: Wood first, Repair",
    },
    { part: "main_products_services", title: "Core Products & Services", now: "", suggested: "Chair\nStool" },
    { part: "market_positioning", title: "Brand Market Analysis", now: "", suggested: "Market: France" },
  ]);
});

test("a suggestion of nothing is not offered in place of a text, but can be taken", () => {
  const compared = [
    { part: "about_brand", title: "About brand", now: "Chairs", suggested: "" },
    { part: "main_products_services", title: "Core Products & Services", now: "", suggested: "Chair" },
    { part: "market_positioning", title: "Brand Market Analysis", now: "Same", suggested: "Same" },
  ] as const;

  expect(changedParts(compared)).toEqual({
    all: ["about_brand", "main_products_services"],
    offered: ["main_products_services"],
  });
});

test("markets are the five with a code, all other countries by name, and what is stored", () => {
  const values = marketOptions("Japan").map(({ value }) => value);

  expect(values.slice(0, 5)).toEqual(["FR", "US", "UK", "EU", "GLOBAL"]);
  expect(values).toContain("Germany");
  expect(values.filter((value) => value === "Japan")).toHaveLength(1);
  expect(values).not.toContain("France");
  expect(marketOptions("DACH")[0]).toEqual({ value: "DACH", label: "DACH" });
});
