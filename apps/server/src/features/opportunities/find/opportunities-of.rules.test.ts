import { describe, expect, test } from "vitest";
import { opportunitiesOf } from "./opportunities-of.rules.ts";
import type { FoundCheck, PageFault, SeenPeriod, SeenQuery, SeenSite } from "./seen-period.rules.ts";

const lamps = "https://own.example/lamps";
const guide = "https://own.example/guide";
const fault = (words: string): PageFault => ({ found: words, check: check(words) });
const check = (found: string): FoundCheck => ({ check_id: "noindex", title: "It is closed", found });

const query = (text: string, changes: Partial<SeenQuery> = {}): SeenQuery => ({
  key: `c ${text}`,
  campaignId: "c",
  queryId: text,
  text,
  priority: 3,
  figures: { n: 10, mentions: 0, competitors: 10, citing: 10, cited: 0 },
  negative: 0,
  judged: 0,
  ownPages: [],
  foreignPages: [],
  change: undefined,
  best: { url: lamps, title: "Lamps", fit: 0.8 },
  ...changes,
});
const site = (changes: Partial<SeenSite> = {}): SeenSite => ({
  auditId: "audit",
  startUrl: "https://own.example/",
  siteBlockers: [],
  blockersOf: () => [],
  goneAt: () => undefined,
  closedAt: () => undefined,
  aiVisitsOf: () => 0,
  citationsOf: () => 1,
  titleOf: () => undefined,
  readAt: () => ({ pages: 0, isNamed: false }),
  pageOf: (url) => url,
  ...changes,
});
const found = (queries: readonly SeenQuery[], changes: Partial<SeenPeriod> = {}) =>
  opportunitiesOf({ queries, sites: [], brands: new Map([["c", "Acme"]]), site: site(), ...changes });
const cited = query("one", {
  best: { url: lamps, title: "Lamps", fit: 0.1 },
  ownPages: [{ page: guide, url: guide, answers: 4, before: 0 }],
});
const named = (queries: readonly SeenQuery[], changes: Partial<SeenPeriod> = {}): string[] =>
  found(queries, changes).map(({ kind, target }) => `${kind} ${target.name}`);

describe("what is the same is one", () => {
  test("with all its queries, the strongest first, and a tenth of each other's score", () => {
    const weak = query("weak", { priority: 1 });

    const [one, ...others] = found([weak, query("strong", { priority: 2 })]);

    expect(others).toEqual([]);
    expect(one?.queries.map(({ text }) => text)).toEqual(["strong", "weak"]);
    expect(one?.score).toBeCloseTo((one?.queries[0]?.score ?? 0) + 0.1 * (one?.queries[1]?.score ?? 0), 1);
    expect(one?.figures).toMatchObject({ n: 20, competitors: { hits: 20, n: 20, rate: 100 } });
  });

  test("the same query of two campaigns, in whatever case", () => {
    const none = { url: undefined, title: "", fit: 0 };
    const other = query("Best Lamps", { campaignId: "d", key: "d", best: none });

    expect(named([query("best lamps", { best: none }), other])).toEqual(["CREATE_PAGE best lamps"]);
  });
});

describe("an interval", () => {
  test.each([
    [4, "prompts"],
    [5, "topic"],
  ])("of %s queries is of the %s", (count, of) => {
    const queries = Array.from({ length: count }, (_, at) =>
      query(`query ${at}`, { figures: { n: 10, mentions: at, competitors: 10, citing: 10, cited: 0 } }),
    );

    expect(found(queries)[0]?.figures.visibility.interval?.of).toBe(of);
  });
});

describe("a blocker", () => {
  test.each([
    [
      "of the page is about the page",
      { blockersOf: (url: string) => (url === lamps ? [check("noindex.")] : []) },
      [`FIX_ACCESS ${lamps}`],
    ],
    [
      "of the whole site is about its start page, once",
      { siteBlockers: [check("robots.txt.")] },
      ["FIX_ACCESS https://own.example/"],
    ],
  ])("%s", (_, changes, expected) => {
    const queries = [query("one"), query("two", { best: { url: guide, title: "", fit: 0.9 } })];

    expect(named(queries, { site: site(changes) }).filter((name) => name.startsWith("FIX_ACCESS"))).toEqual(
      expected,
    );
  });

  test("that closes a cited page is mended there, and is no dead link", () => {
    const closed = site({
      closedAt: (url) => (url === guide ? fault("noindex.") : undefined),
      blockersOf: (url) => (url === guide ? [check("noindex.")] : []),
    });

    expect(named([cited], { site: closed })).toEqual([`FIX_ACCESS ${guide}`]);
  });
});

describe("a cited page", () => {
  test("that is gone is repaired, though the audit has its status as a blocker, and no page is written anew for it", () => {
    const gone = site({
      goneAt: (url) => (url === guide ? fault("Status 404.") : undefined),
      blockersOf: (url) => (url === guide ? [check("Status 404; found by citations")] : []),
    });

    const [one, ...others] = found(
      [cited, { ...cited, text: "two", best: { url: guide, title: "", fit: 0.9 } }],
      {
        site: gone,
      },
    );

    expect(others).toEqual([]);
    expect(one).toMatchObject({
      kind: "REPAIR_LINK",
      target: { name: guide },
      why: expect.stringContaining("The newest audit found: Status 404."),
    });
  });

  test("that is closed is opened, and says who was turned away", () => {
    const closedAt = (url: string) =>
      url === guide ? { found: "Status 403 at each of 5 visits in 30 days.", check: undefined } : undefined;

    const [one] = found([cited], { site: site({ closedAt }) });

    expect(one).toMatchObject({
      kind: "FIX_ACCESS",
      target: { name: guide },
      why: expect.stringContaining(
        "AI agents are turned away from it: Status 403 at each of 5 visits in 30 days.",
      ),
      evidence: { audit: null },
    });
  });
});

test("nothing is called for where there is nothing to win, or too few answers say so", () => {
  const none = { url: undefined, title: "", fit: 0 };
  const won = { n: 10, mentions: 10, competitors: 0, citing: 10, cited: 10 };
  const few = { n: 4, mentions: 0, competitors: 4, citing: 4, cited: 0 };

  expect(named([query("won", { best: none, figures: won }), query("few", { figures: few })])).toEqual([]);
});

test("a page that AI agents read and no answer cites says so, and is worth a tenth more", () => {
  const read = site({ aiVisitsOf: () => 12, citationsOf: () => 0 });

  const [usual] = found([query("one")]);
  const [more] = found([query("one")], { site: read });

  expect(more?.why).toContain("AI agents read this page 12 times in 30 days, and no answer cites it.");
  expect(more?.parts.at(-1)?.name).toBe("READ_NOT_CITED");
  expect(more?.score).toBeGreaterThanOrEqual(Math.min(100, 1.1 * (usual?.score ?? 0)) - 0.1);
});

test("own citations that fell by more than chance are won back, with the figures of before", () => {
  const change = { before: { hits: 9, total: 10 }, points: -80, verdict: "moved" as const };
  const fallen = query("one", { change, ownPages: [{ page: guide, url: guide, answers: 1, before: 9 }] });

  const [one] = found([fallen]);
  const [noise] = found([{ ...fallen, change: { ...change, verdict: "within_noise" } }]);

  expect(one).toMatchObject({
    kind: "WIN_BACK",
    target: { name: guide },
    evidence: { change: { before: { hits: 9, n: 10, rate: 90 }, points: -80 } },
  });
  expect(noise?.kind).toBe("OPTIMIZE_PAGE");
});
