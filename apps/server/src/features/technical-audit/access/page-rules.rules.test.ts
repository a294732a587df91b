import { expect, test } from "vitest";
import { emptyHtml, fetchOf } from "../checks/site/site-facts.test-helper.ts";
import { closedPagesOf, pageRuleOf } from "./page-rules.rules.ts";

const url = "https://shop.example/";

test.each([
  ["nothing", "", undefined],
  ["index", "index, follow", undefined],
  ["noindex for all", "noindex", ["*"]],
  ["none, which is noindex and nofollow", "NONE", ["*"]],
  ["noindex for one", "googlebot: noindex, nofollow", ["googlebot"]],
  ["noindex for one and then another", "otherbot: noindex, googlebot: nofollow, noarchive", ["otherbot"]],
  ["several headers in one", "noarchive, googlebot: noindex, bingbot: noindex", ["googlebot", "bingbot"]],
  ["a date, which is no name", "unavailable_after: 25 Jun 2030 15:00:00 PST, noindex", ["*"]],
  ["a limit, which is no name", "max-snippet: 20, noindex", ["*"]],
  ["words that only contain it", "noindexed", undefined],
])("a header with %s", (_, header, agents) => {
  const rule = pageRuleOf({ fetch: fetchOf({ headers: { "x-robots-tag": header } }), html: null });

  expect(rule).toEqual(agents && { url, agents });
});

test("meta tags and headers count together, each name once", () => {
  const robots = [
    { line: 3, agent: "robots", content: "noindex" },
    { line: 4, agent: "googlebot", content: "nofollow" },
    { line: 5, agent: "GPTBot", content: "nofollow,noindex" },
  ];
  const fetch = fetchOf({ headers: { "x-robots-tag": "gptbot: noindex" } });

  expect(pageRuleOf({ fetch, html: { ...emptyHtml, robots } })).toEqual({ url, agents: ["*", "gptbot"] });
});

test("a header of any length and kind is read in no time", () => {
  const header = "a:".repeat(200_000) + ",noindex".repeat(100_000);
  const startedMs = performance.now();

  pageRuleOf({ fetch: fetchOf({ headers: { "x-robots-tag": header } }), html: null });

  expect(performance.now() - startedMs).toBeLessThan(1_000);
});

test("an agent meets what is closed to it by its name in any case, and what is closed to all", () => {
  const rules = [
    { url: `${url}a`, agents: ["bingbot"] },
    { url: `${url}b`, agents: ["googlebot", "bingbot"] },
    { url: `${url}c`, agents: ["*"] },
  ];

  expect(closedPagesOf("Googlebot", rules)).toEqual({ pages: 2, sample: `${url}b` });
  expect(closedPagesOf("GPTBot", rules)).toEqual({ pages: 1, sample: `${url}c` });
  expect(closedPagesOf("GPTBot", [])).toEqual({ pages: 0, sample: null });
});
