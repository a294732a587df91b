import { chainLinks, engines, evidenceLevels } from "@citelens/contract/traffic/indexing";
import { describe, expect, test } from "vitest";
import { byCoverage, isTrackedThroughout, mostCovered } from "./coverage.rules.ts";
import { describeEvidence } from "./evidence-labels.rules.ts";
import { enginesText, evidenceByLevel } from "./evidence-lists.rules.ts";
import { activeFilters, filterOptions, withValues } from "./filter-labels.rules.ts";
import { funnelSteps } from "./funnel.rules.ts";
import {
  filtersInUse,
  indexingAddress,
  indexingView,
  parseIndexingSearch,
  withBroken,
  withoutFilters,
} from "./indexing-search.rules.ts";
import { sitemapTitle } from "./sitemap-labels.rules.ts";

const rule = { agent: "OAI-SearchBot", line: 8, rule: "Disallow: /basket" };
const now = new Date("2026-11-20T12:00:00Z");

describe("the address", () => {
  test("keeps every filter, and leaves defaults out", () => {
    const search = {
      days: 90,
      search: "guides",
      engine: "chatgpt,claude",
      level: "cited",
      broken: "cited,clicked",
      stale: "stale",
      source: "visits",
      order: "-last_read",
      page: 3,
    } as const;

    expect(parseIndexingSearch(search)).toEqual(search);
    expect(indexingAddress(indexingView(search))).toEqual(search);
    expect(parseIndexingSearch({ days: 30, order: "path", page: 1, stale: "any", search: " " })).toEqual({});
  });

  test("drops what is no value one by one, and has no value twice", () => {
    expect(
      parseIndexingSearch({
        days: 45,
        engine: "claude,bing,chatgpt,claude",
        level: 7,
        broken: "sold",
        stale: true,
        page: -1,
        search: 404,
      }),
    ).toEqual({ engine: "chatgpt,claude", search: "404" });
  });

  test("of a broken link lists its pages alone, from the first on", () => {
    expect(withBroken("cited")({ days: 90, order: "-path", level: "none", page: 4 })).toEqual({
      days: 90,
      order: "-path",
      broken: "cited",
    });
  });
});

describe("the filters", () => {
  const view = indexingView({
    search: "a",
    engine: "claude,grok",
    stale: "stale",
    source: "sitemap",
    days: 90,
  });

  test("are each a chip that takes itself away", () => {
    const chips = activeFilters(view);

    expect(chips.map(({ words }) => words)).toEqual([
      "Path: a",
      "Engine: Claude",
      "Engine: Grok",
      "With stale evidence",
      "In a sitemap",
    ]);
    const left = chips.map(({ without }) => activeFilters({ ...view, ...without }).length);
    expect(left).toEqual([4, 4, 4, 4, 4]);
    expect(filtersInUse(view)).toBe(4);
    expect(withoutFilters(view)).toEqual(indexingView({ days: 90 }));
  });

  test("offer all that the server takes", () => {
    const values = (name: keyof typeof filterOptions) => filterOptions[name].map(({ value }) => value);

    expect(values("engine")).toEqual(engines);
    expect(values("level")).toEqual(evidenceLevels);
    expect(values("broken")).toEqual(chainLinks);
    expect(withValues("level", ["blocked", "cited", "sold"])).toEqual({ level: ["cited", "blocked"] });
  });
});

describe("coverage", () => {
  const of = (covered: number, unverified: number) => ({ covered, unverified, sitemap_pages: 13 });

  test("is at most what it is with the pages of unverified visits", () => {
    expect(mostCovered(of(8, 1))).toBe(69.23);
    expect(mostCovered(of(0, 0))).toBe(0);
    expect(mostCovered({ covered: 0, unverified: 0, sitemap_pages: 0 })).toBeNull();
  });

  test("lists engines by what was seen, and those without anything apart", () => {
    const rows = [of(0, 0), of(2, 0), of(0, 5), of(9, 0), of(0, 0)];

    expect(byCoverage(rows)).toEqual({ seen: [rows[3], rows[1], rows[2]], unseen: [rows[0], rows[4]] });
  });

  test.each([
    ["2026-10-21T12:00:00Z", true],
    ["2026-10-21T12:00:01Z", false],
    [null, false],
  ])("was tracked throughout 30 days since %s: %s", (tracking_since, isThroughout) => {
    expect(isTrackedThroughout({ tracking_since, days: 30 }, now.getTime())).toBe(isThroughout);
  });
});

describe("evidence in words", () => {
  const seen = {
    engine: "chatgpt",
    level: "cited",
    at: "2026-11-17T11:00:00Z",
    stale: false,
    blocked: null,
  } as const;

  test.each([
    [seen, "Cited in an answer, 3 days ago"],
    [{ ...seen, level: "crawled", stale: true }, "Crawled for its search, 3 days ago, stale"],
    [{ ...seen, level: "none", at: null }, "No evidence"],
    [
      { ...seen, level: "blocked", at: null, blocked: rule },
      "Blocked by robots.txt, line 8, “Disallow: /basket”, for OAI-SearchBot",
    ],
    [
      { ...seen, blocked: rule },
      "Cited in an answer, 3 days ago, now blocked: line 8, “Disallow: /basket”, for OAI-SearchBot",
    ],
  ] as const)("of one cell: %#", (evidence, words) => {
    expect(describeEvidence(evidence, now)).toBe(words);
  });

  test("of a page by level, the strongest first, with rules and staleness beside the engine", () => {
    const levels = evidenceByLevel([
      { ...seen, engine: "kimi", level: "none", at: null },
      { ...seen, engine: "grok", level: "crawled", stale: true },
      seen,
      { ...seen, engine: "apple", level: "none", at: null },
      { ...seen, engine: "claude", level: "crawled", blocked: rule },
    ]);

    expect(levels.map(({ level, evidence }) => [level, enginesText(evidence)])).toEqual([
      ["cited", "ChatGPT"],
      ["crawled", "Grok (stale), Claude (line 8, “Disallow: /basket”, for OAI-SearchBot)"],
      ["none", "2 engines"],
    ]);
  });
});

test("the funnel is as high as the share of its pages, and narrows to the next step", () => {
  expect(funnelSteps([4, 2, 0])).toEqual([
    "0,0 72,0 100,25 100,75 72,100 0,100",
    "100,25 172,25 200,50 200,50 172,75 100,75",
    "200,50 272,50 300,50 300,50 272,50 200,50",
  ]);
  expect(funnelSteps([0])).toEqual(["0,50 72,50 100,50 100,50 72,50 0,50"]);
});

test.each([
  [3, 1, "Not all of it counts"],
  [0, 0, "No sitemap could be read"],
  [0, 2, "The sitemaps name no page of your site"],
])("with %i pages of %i files the sitemaps' card says: %s", (pages, files, words) => {
  expect(sitemapTitle({ pages, files: Array.from({ length: files }, () => "file") })).toBe(words);
});
