import { type PageCheckId, pageCheckIds, type SiteCheckId } from "@citelens/contract/content/audit-words";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CheckResult } from "../check.rules.ts";
import {
  bandOf,
  type ScoredChecks,
  type SiteResults,
  scoresOf,
  scoring,
  usefulness,
} from "./scores.rules.ts";

const failed: CheckResult = { evidence: [] };
const half: CheckResult = { isHalf: true, evidence: [] };

/** The site's weigh 60, four blockers and four that are high; a page's 19: 10, 5, 3 and 1. */
const checks: ScoredChecks = {
  site: [
    { id: "robots-down", severity: "blocker", category: "access" },
    { id: "robots-search", severity: "blocker", category: "access" },
    { id: "firewall", severity: "blocker", category: "access" },
    { id: "sitemap", severity: "blocker", category: "links" },
    { id: "sitemap-urls", severity: "high", category: "links" },
    { id: "cited-dead", severity: "high", category: "links" },
    { id: "agents-errors", severity: "high", category: "access" },
    { id: "http-open", severity: "high", category: "trust" },
    { id: "llms-txt", severity: "info", category: "access" },
  ],
  page: [
    { id: "status", severity: "blocker", category: "access" },
    { id: "slow", severity: "high", category: "speed" },
    { id: "title", severity: "medium", category: "structure" },
    { id: "lang", severity: "low", category: "structure" },
  ],
};

function site(
  found: Partial<Record<SiteCheckId, CheckResult | ReadonlyMap<string, CheckResult>>> = {},
): SiteResults {
  return new Map(checks.site.map(({ id }) => [id, found[id] ?? "passed"]));
}

function page(
  found: Partial<Record<PageCheckId, CheckResult>> = {},
  u = 1,
): { readonly u: number; readonly results: ReadonlyMap<PageCheckId, CheckResult> } {
  return { u, results: new Map(checks.page.map(({ id }) => [id, found[id] ?? "passed"])) };
}

test("scores the worked example of the method: a blocked page counts 50, and a page that is used more weighs more", () => {
  const many: ScoredChecks = {
    ...checks,
    page: pageCheckIds.map((id) => ({
      id,
      severity: id === "status" ? "blocker" : "high",
      category: "access",
    })),
  };
  const results = (status: CheckResult): ReadonlyMap<PageCheckId, CheckResult> =>
    new Map(pageCheckIds.map((id) => [id, id === "status" ? status : "passed"]));

  const scores = scoresOf(
    {
      pages: [
        { u: 1, results: results("passed") },
        { u: 3, results: results(failed) },
      ],
      site: site({ "http-open": failed }),
    },
    many,
  );

  expect(scores.pageScores).toEqual([100, 50]);
  expect(scores).toMatchObject({ siteScore: 91.67, pagesScore: 62.5, score: 74 });
});

describe("a page's score", () => {
  const cases: [string, Partial<Record<PageCheckId, CheckResult>>, number | null][] = [
    ["is 100 where all pass", {}, 100],
    ["loses the weight of what failed", { title: failed }, 84.21],
    ["loses half of it for what failed by half", { title: half }, 92.11],
    ["leaves what does not apply out of the denominator", { status: "not-applicable", title: failed }, 66.67],
    [
      "takes the severity of the fault before that of the check",
      { slow: { severity: "medium", evidence: [] } },
      84.21,
    ],
    [
      "weighs a fault that is worse than its check by itself",
      { lang: { severity: "high", evidence: [] } },
      78.26,
    ],
    ["is not capped by a blocker that failed by half", { status: half }, 73.68],
    [
      "is not capped by a blocker's check that failed as less",
      { status: { severity: "high", evidence: [] } },
      73.68,
    ],
    ["is capped by a blocker", { status: failed }, 47.37],
    [
      "is null where nothing applies",
      { status: "not-applicable", slow: "not-applicable", title: "not-applicable", lang: "not-applicable" },
      null,
    ],
  ];

  test.each(cases)("%s", (_name, found, score) => {
    expect(scoring(checks).addPage(page(found))).toBe(score);
  });

  test("does not know of what is ignored", () => {
    const ignored = new Set<PageCheckId>(["status", "title"]);

    expect(scoring(checks).addPage({ ...page({ status: failed, title: failed }), ignored })).toBe(100);
  });
});

describe("the site's score", () => {
  const parts = (...results: CheckResult[]): ReadonlyMap<string, CheckResult> =>
    new Map(results.map((result, index) => [`Agent${index}`, result]));
  const cases: [string, SiteResults, number | null, number | null][] = [
    ["is 100 where all pass", site(), 100, 100],
    ["caps the whole at 40 by a blocker", site({ "robots-down": failed }), 83.33, 40],
    ["does not cap it by one that failed by half", site({ "robots-down": half }), 91.67, 97],
    ["counts several agents once", site({ firewall: parts("passed", failed, failed) }), 83.33, 40],
    [
      "counts half where all failing agents are half",
      site({ firewall: parts("passed", half, half) }),
      91.67,
      97,
    ],
    ["counts wholly where one agent fails wholly", site({ firewall: parts(half, failed) }), 83.33, 40],
    ["leaves out a check whose agents were not asked", site({ firewall: parts("not-applicable") }), 100, 100],
    ["leaves out a check without agents", site({ firewall: parts(), "cited-dead": failed }), 90, 96],
    ["takes nothing for what is only told", site({ "llms-txt": failed }), 100, 100],
    ["leaves out what was not checked", new Map([["http-open", failed]]), 0, 60],
    ["is null where nothing was checked", new Map(), null, 100],
  ];

  test.each(cases)("%s", (_name, results, siteScore, score) => {
    expect(scoresOf({ pages: [page()], site: results }, checks)).toMatchObject({ siteScore, score });
  });

  test("does not know of what is ignored", () => {
    const sums = scoring(checks);
    sums.addPage(page());

    sums.addSite(site({ "robots-down": failed }), new Set<SiteCheckId>(["robots-down"]));

    expect(sums.done()).toMatchObject({ siteScore: 100, score: 100 });
  });
});

describe("a score tells few faults from many", () => {
  const wholeOf = (of: Parameters<typeof scoresOf>[0]): number => scoresOf(of, checks).score ?? -1;
  const pagesWith = (faults: number): ReturnType<typeof page>[] =>
    Array.from({ length: 400 }, (_, at) => page(at < faults ? { title: failed } : {}));

  test("on sites where nothing blocks", () => {
    const scores = [0, 3, 300, 400].map((faults) => wholeOf({ pages: pagesWith(faults), site: site() }));

    expect(scores).toEqual([100, 99, 93, 91]);
  });

  test("and whatever fails more never makes it higher, nor leads beyond 0 and 100", () => {
    const results = fc.constantFrom<CheckResult>("passed", "not-applicable", half, failed);
    const pageFound = fc.record({ status: results, slow: results, title: results, lang: results });
    fc.assert(
      fc.property(
        fc.array(pageFound, { minLength: 1, maxLength: 5 }),
        results,
        results,
        (pages, down, map) => {
          const scoreOf = (some: typeof pages, sitemap: CheckResult): number =>
            scoresOf(
              { pages: some.map((one) => page(one)), site: site({ "robots-down": down, sitemap }) },
              checks,
            ).score ?? 0;
          const worse = pages.map((one) => ({ ...one, lang: one.lang === "passed" ? failed : one.lang }));

          const score = scoreOf(pages, map);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
          expect(scoreOf(worse, map)).toBeLessThanOrEqual(score);
          if (map === "passed") expect(scoreOf(pages, failed)).toBeLessThanOrEqual(score);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("scores categories by their own checks, and names those of which nothing was checked", () => {
  const { categories } = scoresOf(
    {
      pages: [page({ title: failed }), page({ slow: half })],
      site: site({ sitemap: failed, "http-open": half }),
    },
    checks,
  );

  expect(Object.fromEntries(categories.map(({ id, score }) => [id, score]))).toEqual({
    access: 100,
    javascript: null,
    structure: 62.5,
    trust: 50,
    links: 40,
    speed: 75,
  });
});

test("is nothing at all for an audit that checked nothing", () => {
  expect(scoresOf({ pages: [], site: new Map() })).toMatchObject({
    score: null,
    siteScore: null,
    pagesScore: null,
    pageScores: [],
  });
});

test("is the pages' where the site was not asked", () => {
  expect(scoresOf({ pages: [page({ title: failed })], site: new Map() }, checks)).toMatchObject({
    siteScore: null,
    pagesScore: 84.21,
    score: 84,
  });
});

test("takes ten thousand pages one after the other", () => {
  const sums = scoring(checks);
  for (let index = 0; index < 10_000; index++) sums.addPage(page(index % 2 === 0 ? {} : { title: failed }));

  expect(sums.done().pagesScore).toBe(92.11);
});

test.each([
  [0, 0, 1],
  [1, 0, 1.69],
  [0, 1, 2.39],
  [100, 10, 10.41],
  [-5, -1, 1],
])("weighs a page with %i visits and %i citations by %d", (aiVisits, citations, u) => {
  expect(usefulness({ aiVisits, citations })).toBeCloseTo(u, 2);
});

test.each([
  [0, "weak"],
  [19.99, "weak"],
  [20, "fair"],
  [50, "good"],
  [69, "good"],
  [70, "strong"],
  [100, "strong"],
])("puts %d into the band %s", (score, band) => {
  expect(bandOf(score)).toBe(band);
});
