import { expect, test } from "vitest";
import { suggestedQueries } from "./query-suggestions.rules.ts";

const known = {
  brand: "Acme",
  topics: ["Trail running"],
  offers: ["Running shoes: light and stable", "RainShield jackets"],
  audiences: ["Women over forty"],
  competitors: ["Beta"],
};

test("suggested queries ask in different ways about every subject, and a fifth of them name the brand", () => {
  const queries = suggestedQueries(known, { campaignType: "BRAND", count: 10 });

  expect(queries.map(({ text }) => text)).toEqual([
    "What is the best trail running?",
    "What are the best running shoes?",
    "What are the best RainShield jackets?",
    "How do I choose trail running?",
    "Is Acme any good?",
    "How do I choose running shoes?",
    "How do I choose RainShield jackets?",
    "Best trail running for women over forty",
    "Best running shoes for women over forty",
    "Acme or Beta: which is better?",
  ]);
  expect(queries[1]?.reason).toBe("From your products and services");
});

test("queries about a product name the brand every second time", () => {
  const queries = suggestedQueries(known, { campaignType: "PRODUCT", count: 6 });

  expect(queries.map(({ branded }) => branded)).toEqual([false, true, false, true, false, true]);
});

test("a brand of which nothing is known is asked about by its name alone", () => {
  const bare = { brand: "Acme", topics: [], offers: [], audiences: [], competitors: [] };

  expect(suggestedQueries(bare, { campaignType: "BRAND", count: 3 }).map(({ text }) => text)).toEqual([
    "Is Acme any good?",
    "What are the alternatives to Acme?",
    "What do customers say about Acme?",
  ]);
});

test.each([
  [2, ["Who should I follow for trail running?", "Who should I follow for running shoes?"]],
  [3, ["Where can I read about trail running?", "Where can I read about running shoes?"]],
  [0, ["What is the best trail running?", "What are the best running shoes?"]],
])("company type %i is asked about as people look for it", (companyType, texts) => {
  const queries = suggestedQueries({ ...known, companyType }, { campaignType: "BRAND", count: 2 });

  expect(queries.map(({ text }) => text)).toEqual(texts);
});
