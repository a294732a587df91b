import { describe, expect, test } from "vitest";
import { linkCount, linkState } from "./chain-labels.rules.ts";
import { parsePagePath } from "./page-path.rules.ts";
import { evidenceRange } from "./since-days.rules.ts";

const link = (name: "discovered" | "crawled" | "fetched" | "cited" | "clicked", n: number) => ({
  link: name,
  is: n > 0,
  at: null,
  n,
});
const chain = [
  link("discovered", 1),
  link("crawled", 12),
  link("fetched", 0),
  link("cited", 1),
  link("clicked", 0),
];
const broken = { link: "clicked", advice: "…" } as const;

describe("a link of the chain", () => {
  test("that a later one bridges is not where it breaks", () => {
    expect(chain.map((one) => linkState(one.link, { chain, broken }))).toEqual([
      "holds",
      "holds",
      "bridged",
      "holds",
      "broken",
    ]);
    const none = chain.map((one) => ({ ...one, is: false }));
    expect(linkState("discovered", { chain: none, broken: { ...broken, link: "discovered" } })).toBe(
      "broken",
    );
    expect(linkState("fetched", { chain: none, broken: { ...broken, link: "discovered" } })).toBe("ahead");
  });

  test("says what makes it hold", () => {
    const sitemap = { since: "2026-11-01T00:00:00Z", last: "2026-11-20T00:00:00Z", lastmod: null };

    expect(linkCount(link("discovered", 2), { sitemap })).toBe("In a sitemap, and by visits");
    expect(linkCount(link("discovered", 1), { sitemap })).toBe("In a sitemap");
    expect(linkCount(link("discovered", 1), { sitemap: null })).toBe("By visits, in no sitemap");
    expect(linkCount(link("crawled", 1), { sitemap })).toBe("1 visit");
    expect(linkCount(link("cited", 1200), { sitemap })).toBe("1,200 answers");
    expect(linkCount(link("clicked", 2), { sitemap })).toBe("2 referrals");
  });
});

test("the address names any path, unless it is none or longer than the server takes", () => {
  expect(parsePagePath({ path: "/a b?c=d#e" })).toEqual({ path: "/a b?c=d#e" });
  expect(parsePagePath({ path: 404 })).toEqual({ path: "404" });
  expect(parsePagePath({ path: "" })).toEqual({});
  expect(parsePagePath({ path: ["/"] })).toEqual({});
  expect(parsePagePath({ path: `/${"a".repeat(8192)}` })).toEqual({});
});

test("the days of evidence are those that the server looks at", () => {
  expect(evidenceRange("2026-11-20")).toEqual({ from: "24-05-26", to: "20-11-26" });
});
