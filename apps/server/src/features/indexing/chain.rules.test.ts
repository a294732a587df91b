import type { ChainLink } from "@citelens/contract/traffic/indexing";
import { chainLinks } from "@citelens/contract/traffic/indexing";
import { describe, expect, test } from "vitest";
import { adviceOn, brokenLinkOf, chainOf, funnelOf, linksThatHold, type PageFacts } from "./chain.rules.ts";
import type { EvidenceSign } from "./evidence.rules.ts";

const unknown: PageFacts = {
  inSitemapSinceMs: null,
  firstReadMs: null,
  lastReadMs: null,
  marks: [],
  citedMs: null,
  clickedMs: null,
};
const read = (sign: EvidenceSign, lastMs = 5) => ({ engine: "chatgpt" as const, sign, lastMs });

describe("the chain of a page", () => {
  test.each<[string, Partial<PageFacts>, ChainLink[], ChainLink | undefined]>([
    ["nobody knows it", {}, [], "discovered"],
    ["the sitemap names it", { inSitemapSinceMs: 1 }, ["discovered"], "crawled"],
    ["somebody read it", { firstReadMs: 1 }, ["discovered"], "crawled"],
    [
      "it was read for training alone",
      { firstReadMs: 1, marks: [read("training")] },
      ["discovered"],
      "crawled",
    ],
    ["nobody proved who read it", { firstReadMs: 1, marks: [read("unproven")] }, ["discovered"], "crawled"],
    [
      "a search bot read it",
      { firstReadMs: 1, marks: [read("search")] },
      ["discovered", "crawled"],
      "fetched",
    ],
    [
      "a bot that feeds did",
      { firstReadMs: 1, marks: [read("feeder")] },
      ["discovered", "crawled"],
      "fetched",
    ],
    [
      "it was fetched without a crawl",
      { firstReadMs: 1, marks: [read("fetch")] },
      ["discovered", "fetched"],
      "cited",
    ],
    ["it is cited from an index", { inSitemapSinceMs: 1, citedMs: 9 }, ["discovered", "cited"], "clicked"],
    ["people come", { inSitemapSinceMs: 1, clickedMs: 9 }, ["discovered", "clicked"], undefined],
  ])("where %s", (_, facts, links, broken) => {
    const chain = chainOf({ ...unknown, ...facts });

    expect(linksThatHold(chain)).toEqual(links);
    expect(brokenLinkOf(chain)).toBe(broken);
  });

  test("was discovered when it first was, and read when it last was", () => {
    const chain = chainOf({
      ...unknown,
      inSitemapSinceMs: 7,
      firstReadMs: 3,
      marks: [read("search", 4), read("feeder", 6), read("fetch", 5)],
    });

    expect(chain).toEqual({ discovered: 3, crawled: 6, fetched: 5, cited: null, clicked: null });
  });
});

test("the funnel counts a page at every link up to where its chain breaks", () => {
  expect(funnelOf(["crawled", "crawled", "fetched", "clicked", undefined])).toEqual([
    { link: "discovered", pages: 5, broken: 0 },
    { link: "crawled", pages: 3, broken: 2 },
    { link: "fetched", pages: 2, broken: 1 },
    { link: "cited", pages: 2, broken: 0 },
    { link: "clicked", pages: 1, broken: 1 },
  ]);
});

describe("the advice on a broken link", () => {
  test.each(chainLinks)("is a whole sentence on %s", (link) => {
    expect(adviceOn(link, [])).toMatch(/^[A-Z].{40,}\.$/s);
  });

  test("names the rule of robots.txt that keeps search bots away", () => {
    const rule = { line: 12, rule: "disallow: /shop" };

    expect(adviceOn("crawled", [{ agent: "OAI-SearchBot", ...rule }])).toContain(
      "robots.txt keeps OAI-SearchBot away: line 12, “disallow: /shop”.",
    );
    expect(
      adviceOn("crawled", [
        { agent: "OAI-SearchBot", ...rule },
        { agent: "PerplexityBot", ...rule },
        { agent: "PerplexityBot", ...rule },
      ]),
    ).toContain("keeps OAI-SearchBot and 1 more away");
  });
});
