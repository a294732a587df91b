import { dayMs } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import {
  type getIndexing as contract,
  type Engine,
  type EngineCoverage,
  type EvidenceLevel,
  evidenceLevels,
  type IndexedPage,
  type IndexedPageList,
  type IndexingSummary,
  type listIndexedPages as listContract,
} from "@citelens/contract/traffic/indexing";
import { rateOf } from "@citelens/statistics";
import { findTrackingStart } from "#features/visits/reads/public.ts";
import { spelledPath } from "#features/visits/show/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { funnelOf } from "./chain.rules.ts";
import { type EngineFacts, engineList, searchAgentsOf } from "./engines.rules.ts";
import { coverageOf, type Finding } from "./evidence.rules.ts";
import { type KnownPage, type SiteEvidence, shownPage, siteEvidence } from "./site-evidence.ts";
import { sitemapStateOf } from "./site-readings.ts";

/** Evidence that engines have a site's pages, in figures. */
export async function getIndexing(
  tools: Tools,
  member: Member,
  { days }: ParsedInput<typeof contract>["query"],
): Promise<IndexingSummary> {
  const [site, since] = await Promise.all([siteEvidence(tools, member), findTrackingStart(tools, member)]);
  return {
    days,
    tracking_since: since?.toISOString() ?? null,
    sitemap: sitemapStateOf(tools, site.reading),
    pages: site.pages.length,
    is_cut: site.isCut,
    engines: coverageOfSite(site, days),
    funnel: funnelOf(site.pages.map(({ broken }) => broken)),
  };
}

/** By the pages that they were counted from, which are kept for a minute, and the days. */
const counted = new WeakMap<readonly KnownPage[], Map<number, EngineCoverage[]>>();

function coverageOfSite(site: SiteEvidence, days: number): EngineCoverage[] {
  const known = counted.get(site.pages) ?? new Map<number, EngineCoverage[]>();
  const coverage = known.get(days) ?? countCoverage(site, days);
  counted.set(site.pages, known.set(days, coverage));
  return coverage;
}

interface EngineTally {
  readonly facts: EngineFacts;
  readonly found: Record<ReturnType<typeof coverageOf>, number>;
  readonly levels: Map<EvidenceLevel, number>;
}

/** Page by page, with all engines of each, since the pages of a large site are too many to go through for each engine. */
function countCoverage(site: SiteEvidence, days: number): EngineCoverage[] {
  const sinceMs = site.nowMs - days * dayMs;
  const tallies = engineList.map(
    (facts): EngineTally => ({ facts, found: { covered: 0, unverified: 0, none: 0 }, levels: new Map() }),
  );
  let listed = 0;
  for (const { evidence, inSitemapSinceMs, marks } of site.pages) {
    if (inSitemapSinceMs !== null) listed += 1;
    for (const [at, { facts, found, levels }] of tallies.entries()) {
      if (inSitemapSinceMs !== null) found[coverageOf(facts.id, marks, sinceMs)] += 1;
      const level = evidence[at]?.level ?? "none";
      levels.set(level, (levels.get(level) ?? 0) + 1);
    }
  }
  return tallies.map((tally) => engineCoverage(tally, listed));
}

function engineCoverage(
  { facts: { id, name, operator }, found: { covered, unverified }, levels }: EngineTally,
  listed: number,
): EngineCoverage {
  return {
    engine: id,
    name,
    operator,
    search_agents: searchAgentsOf(id).map(({ token }) => token),
    sitemap_pages: listed,
    covered,
    share: rateOf(covered, listed),
    unverified,
    levels: evidenceLevels.map((level) => ({ level, pages: levels.get(level) ?? 0 })),
  };
}

type ListQuery = ParsedInput<typeof listContract>["query"];

/** One page of the matrix; `url` is the request's own, from which its neighbours' are made. */
export async function listIndexedPages(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: ListQuery; readonly url: string },
): Promise<IndexedPageList> {
  const { page, page_size: pageSize } = query;
  const found = wantedPages(await siteEvidence(tools, member), query);
  const slice = found.slice((page - 1) * pageSize, page * pageSize);
  return pageOfRows(
    slice.map((one) => shownFor(one, query)),
    { count: found.length, page, pageSize, url },
  );
}

/** The whole filtered matrix, a page a line. */
export async function exportIndexedPages(tools: Tools, member: Member, query: ListQuery): Promise<ListFile> {
  const shown = engineList.filter(({ id }) => isAsked(query, id));
  const found = wantedPages(await siteEvidence(tools, member), query);
  return listFile({
    name: `indexing-${tools.now().toISOString().slice(0, 10)}`,
    items: shownOneByOne(found, query),
    header: [
      "Path",
      "In sitemap",
      dates("Last read"),
      "Broken link",
      ...shown.flatMap(({ name }) => [name, dates(`${name}, last`), `${name}, stale`]),
    ],
    cellsOf: ({ path, in_sitemap, last_read, broken, evidence }) => [
      path,
      in_sitemap ? "yes" : "no",
      last_read,
      broken,
      ...evidence.flatMap(({ level, at, stale }) => [level, at, stale ? "yes" : "no"]),
    ],
  });
}

function* shownOneByOne(pages: readonly KnownPage[], query: ListQuery): Generator<IndexedPage> {
  for (const page of pages) yield shownFor(page, query);
}

function isAsked({ engine }: ListQuery, id: Engine): boolean {
  return engine === undefined || engine.includes(id);
}

function shownFor({ evidence, ...page }: KnownPage, query: ListQuery): IndexedPage {
  return shownPage({ ...page, evidence: evidence.filter(({ engine }) => isAsked(query, engine)) });
}

function wantedPages({ pages }: SiteEvidence, query: ListQuery): KnownPage[] {
  const search = spelledPath(query.search?.trim() ?? "").toLowerCase();
  return pages.filter((page) => isWanted(page, query, search)).sort(orderOf(query));
}

function isWanted(page: KnownPage, query: ListQuery, search: string): boolean {
  const { source, broken, level, stale } = query;
  const isAny = (is: (cell: Finding) => boolean): boolean =>
    page.evidence.some((cell) => isAsked(query, cell.engine) && is(cell));
  const isListed = page.inSitemapSinceMs !== null;
  return (
    (search === "" || page.path.toLowerCase().includes(search)) &&
    (source === undefined || isListed === (source === "sitemap")) &&
    (broken === undefined || (page.broken !== undefined && broken.includes(page.broken))) &&
    (level === undefined || isAny((cell) => level.includes(cell.level))) &&
    (stale === undefined || isAny((cell) => cell.stale) === stale)
  );
}

/** Pages that nobody read come last; ties are ordered by path. */
function orderOf({ order_by: order }: ListQuery): (a: KnownPage, b: KnownPage) => number {
  const byPath = (a: KnownPage, b: KnownPage): number => Number(a.path > b.path) - Number(a.path < b.path);
  switch (order) {
    case "path":
      return byPath;
    case "-path":
      return (a, b) => byPath(b, a);
    case "-last_read":
      return (a, b) => (b.lastReadMs ?? 0) - (a.lastReadMs ?? 0) || byPath(a, b);
    case "last_read":
      return (a, b) => (a.lastReadMs ?? Infinity) - (b.lastReadMs ?? Infinity) || byPath(a, b);
  }
}
