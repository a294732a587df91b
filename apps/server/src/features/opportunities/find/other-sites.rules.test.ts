import { describe, expect, test } from "vitest";
import { earnedSites, type SiteAtQuery } from "./other-sites.rules.ts";

const row = (key: string, changes: Partial<SiteAtQuery> = {}): SiteAtQuery => ({
  domain: "reviews.example",
  key,
  answers: 4,
  competitors: 2,
  mentions: 0,
  ...changes,
});
const domainsOf = (
  rows: readonly SiteAtQuery[],
  { n = 10, citing = 10, named = [] as readonly string[] } = {},
): string[] =>
  earnedSites(rows, {
    figuresOf: (key) =>
      key === "unknown" ? undefined : { n, mentions: 0, competitors: 0, citing, cited: 0 },
    isNamedAt: (domain) => named.includes(domain),
  }).map(({ domain, keys }) => `${domain}: ${keys.join(" ")}`);

describe("a mention can be earned", () => {
  test.each([
    ["at a site that answers to two queries cite", [row("a"), row("b")], {}, ["reviews.example: a b"]],
    ["not where one query alone does", [row("a", { competitors: 3 })], {}, []],
    ["where one does with 20 answers", [row("a", { competitors: 3 })], { n: 20 }, ["reviews.example: a"]],
    ["not with 19", [row("a", { competitors: 3 })], { n: 19 }, []],
    [
      "not where less than a fifth cites it in one of the two",
      [row("a", { competitors: 3 }), row("b", { answers: 1 })],
      {},
      [],
    ],
    ["where just a fifth does", [row("a"), row("b", { answers: 2 })], {}, ["reviews.example: a b"]],
    [
      "not where two answers name competitors",
      [row("a", { competitors: 1 }), row("b", { competitors: 1 })],
      {},
      [],
    ],
    ["where three do", [row("a"), row("b", { competitors: 1 })], {}, ["reviews.example: a b"]],
    ["not where an answer names the client", [row("a"), row("b", { mentions: 1 })], {}, []],
    ["not where a page of it names the client", [row("a"), row("b")], { named: ["reviews.example"] }, []],
    ["at each site by itself", [row("a"), row("b", { domain: "talk.example" })], {}, []],
    ["not for queries of which nothing is known", [row("a"), row("unknown")], {}, []],
  ])("%s", (_, rows, options, expected) => {
    expect(domainsOf(rows, options)).toEqual(expected);
  });
});
