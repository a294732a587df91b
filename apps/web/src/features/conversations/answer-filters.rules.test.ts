import { describe, expect, it } from "vitest";
import { describeFilters } from "./answer-filters.rules.ts";
import type { AnswerFilters } from "./conversations-search.rules.ts";

const id = "0198a3b2-7c1d-7e00-8a55-0242ac120002";
const names = { brand: "Beta", query: "What is the best desk?" };

const wordsOf = (filters: AnswerFilters, known = {}) =>
  describeFilters(filters, known).map(({ words }) => words);

describe("the filters of answers in words", () => {
  it.each<[AnswerFilters, readonly string[]]>([
    [{}, []],
    [{ counted: true }, ["counted in figures"]],
    [{ query: id }, ["asked “What is the best desk?”"]],
    [{ brand: id }, ["names Beta"]],
    [{ brand: id, sentiment: "NEGATIVE" }, ["names Beta", "negative about Beta"]],
    [{ citing: true }, ["cites any source"]],
    [{ citing: false }, ["cites no source"]],
    [{ domain: "review.example" }, ["cites review.example"]],
    [{ url: "https://review.example/desks" }, ["cites review.example/desks"]],
    [{ searched_for: "best desks" }, ["searched for “best desks”"]],
    [{ found_owned: true }, ["found your pages"]],
    [{ found_owned: false }, ["did not find your pages"]],
  ])("of %j", (filters, words) => {
    expect(wordsOf(filters, names)).toEqual(words);
  });

  it("make do without names that are not known yet", () => {
    expect(wordsOf({ brand: id, query: id })).toEqual(["asked one query", "names a brand"]);
    expect(wordsOf({ sentiment: "POSITIVE" })).toEqual(["positive about a brand"]);
  });

  it("can be taken away one by one, a brand with what is said of it", () => {
    const all: AnswerFilters = { counted: true, brand: id, sentiment: "NEUTRAL", domain: "review.example" };
    const without = Object.fromEntries(
      describeFilters(all, names).map((one) => [one.name, one.without(all)]),
    );

    expect(without).toEqual({
      counted: { brand: id, sentiment: "NEUTRAL", domain: "review.example" },
      brand: { counted: true, domain: "review.example" },
      sentiment: { counted: true, brand: id, domain: "review.example" },
      domain: { counted: true, brand: id, sentiment: "NEUTRAL" },
    });
  });
});
