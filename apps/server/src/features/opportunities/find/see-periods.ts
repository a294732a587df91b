import { shiftDay } from "@citelens/contract/base/days";
import type { OpportunityPeriod } from "@citelens/contract/content/opportunity-words";
import { opportunityPeriodDays, opportunityPeriods } from "@citelens/contract/content/opportunity-words";
import {
  answerEvidence,
  type DomainCounts,
  type ForeignPageCounts,
  type QueryCounts,
} from "#features/answers/evidence/public.ts";
import { type JudgedQuery, judgeQueryCitations, queryKey } from "#features/insights/compare/public.ts";
import { scopeOf } from "#features/insights/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { earnedSites, type SiteAtQuery } from "./other-sites.rules.ts";
import { answersMin } from "./query-score.rules.ts";
import { fitsOf, readOtherSites, seeSite } from "./see-site.ts";
import { partsOf, type SeenWorkspace } from "./see-workspace.ts";
import type { SeenPeriod, SeenQuery, SeenSite } from "./seen-period.rules.ts";

const foreignOfQueryMax = 8;
const siteShareMin = 0.2;

export interface SeenPeriods {
  readonly periods: ReadonlyMap<OpportunityPeriod, SeenPeriod>;
  /** Counted answers of the longest period. */
  readonly answers: number;
}

/** Queries are looked at so many at a time, so that each statement reads some ten thousand answers. */
const queriesAtOnce = 50;
const fromParts = opportunityPeriods.map((period) => partsOf[period].from);

/** Everything that opportunities are made of, for each period. */
export async function seePeriods(tools: Tools, place: Place, seen: SeenWorkspace): Promise<SeenPeriods> {
  const evidence = await readEvidence(tools, seen);
  const fitOf = await fitsOf(tools, place, seen);
  const site = await seeSite(tools, place, seen);

  const found: PeriodFindings[] = [];
  for (const [index, period] of opportunityPeriods.entries()) {
    const changes = await changesIn(tools, place, { today: seen.today, period });
    const queries = seen.queries.flatMap((asked): SeenQuery[] => {
      const key = queryKey({ campaign_id: asked.campaignId, query_id: asked.queryId });
      const rows = (evidence.counts.get(key) ?? []).filter(({ part }) => part >= partsOf[period].from);
      if (rows.length === 0) return [];
      return [
        {
          key,
          campaignId: asked.campaignId,
          queryId: asked.queryId,
          text: asked.text,
          priority: asked.priority,
          ...added(rows),
          best: fitOf(asked),
          ownPages: ownPagesIn(evidence.ownPages.get(key) ?? [], partsOf[period]),
          foreignPages: countedIn(evidence.foreignPages.get(key) ?? [], index),
          change: changes.get(key),
        },
      ];
    });
    found.push({ period, queries, sites: sitesIn(evidence.domains, index) });
  }

  const readAt = await readCandidates(tools, place, { seen, found });
  const titles = new Map(
    found.flatMap(({ queries }) =>
      queries.flatMap(({ best }) =>
        best?.url === undefined ? [] : [[site.pageOf(best.url), best.title] as const],
      ),
    ),
  );
  const whole: SeenSite = { ...site, readAt, titleOf: (url) => titles.get(site.pageOf(url)) || undefined };
  const brands = new Map(seen.brands.filter(({ isClient }) => isClient).map(({ id, name }) => [id, name]));
  return {
    periods: new Map(
      found.map(({ period, queries, sites }) => [period, { queries, sites, brands, site: whole }]),
    ),
    answers: [...evidence.counts.values()]
      .flat()
      .filter(({ part }) => part >= partsOf["90d"].from)
      .reduce((sum, { n }) => sum + n, 0),
  };
}

interface PeriodFindings {
  readonly period: OpportunityPeriod;
  readonly queries: readonly SeenQuery[];
  readonly sites: readonly SiteAtQuery[];
}

/** Evidence of answers to each query, by its key. */
async function readEvidence(tools: Tools, { scope, queries }: SeenWorkspace) {
  const wanted = { fromParts, foreignOfQueryMax, siteShareMin };
  const all: Awaited<ReturnType<typeof answerEvidence.ofQueries>>[] = [];
  for (let from = 0; from < queries.length; from += queriesAtOnce) {
    const queryIds = queries.slice(from, from + queriesAtOnce).map(({ queryId }) => queryId);
    // One after the other: others ask the database too.
    all.push(await answerEvidence.ofQueries(tools, { ...scope, queryIds }, wanted));
  }
  return {
    counts: Map.groupBy(
      all.flatMap(({ counts }) => counts),
      queryKey,
    ),
    ownPages: Map.groupBy(
      all.flatMap(({ own_pages }) => own_pages),
      queryKey,
    ),
    foreignPages: Map.groupBy(
      all.flatMap(({ foreign_pages }) => foreign_pages),
      queryKey,
    ),
    domains: all.flatMap(({ domains }) => domains),
  };
}

/** Pages that are cited in the period of that number. */
function countedIn(pages: readonly ForeignPageCounts[], index: number): SeenQuery["foreignPages"] {
  return pages
    .map(({ url, title, domain, answers }) => ({ url, title, domain, answers: answers[index] ?? 0 }))
    .filter(({ answers }) => answers > 0)
    .toSorted((one, other) => other.answers - one.answers || (one.url < other.url ? -1 : 1))
    .slice(0, foreignOfQueryMax);
}

function sitesIn(domains: readonly DomainCounts[], index: number): SiteAtQuery[] {
  return domains.map((row) => ({
    domain: row.domain,
    key: queryKey(row),
    answers: row.answers[index] ?? 0,
    competitors: row.competitors[index] ?? 0,
    mentions: row.mentions[index] ?? 0,
  }));
}

/** How own citations of each query changed from the period before to this one. */
async function changesIn(
  tools: Tools,
  place: Place,
  { today, period }: { readonly today: string; readonly period: OpportunityPeriod },
): Promise<ReadonlyMap<string, SeenQuery["change"]>> {
  const days = opportunityPeriodDays[period];
  const scope = await scopeOf(tools, place, {
    start_date: shiftDay(today, 1 - days),
    end_date: today,
    compare_start_date: shiftDay(today, 1 - 2 * days),
    compare_end_date: shiftDay(today, -days),
  });
  const judged = await judgeQueryCitations(tools, scope);
  return new Map([...judged].map(([key, one]) => [key, changeOf(one)]));
}

function changeOf({ before, paired_points, verdict }: JudgedQuery): SeenQuery["change"] {
  return { before, points: paired_points, verdict };
}

function added(rows: readonly QueryCounts[]): Pick<SeenQuery, "figures" | "negative" | "judged"> {
  const sum = (of: (row: QueryCounts) => number): number => rows.reduce((all, row) => all + of(row), 0);
  return {
    figures: {
      n: sum(({ n }) => n),
      mentions: sum(({ mentions }) => mentions),
      competitors: sum(({ competitors }) => competitors),
      citing: sum(({ citing }) => citing),
      cited: sum(({ cited }) => cited),
    },
    negative: sum(({ negative }) => negative),
    judged: sum(({ judged }) => judged),
  };
}

function ownPagesIn(
  rows: readonly {
    readonly page: string;
    readonly url: string;
    readonly part: number;
    readonly answers: number;
  }[],
  { from, before }: { readonly from: number; readonly before: number },
): SeenQuery["ownPages"] {
  const of = (same: typeof rows, isIn: (part: number) => boolean): number =>
    same.filter(({ part }) => isIn(part)).reduce((sum, { answers }) => sum + answers, 0);
  return [...Map.groupBy(rows, ({ page }) => page)].flatMap(([page, same]) => {
    const counted = {
      answers: of(same, (part) => part >= from),
      before: of(same, (part) => part === before),
    };
    const url = same.at(-1)?.url ?? page;
    return counted.answers + counted.before === 0 ? [] : [{ page, url, ...counted }];
  });
}

interface Candidates {
  readonly seen: SeenWorkspace;
  readonly found: readonly PeriodFindings[];
}

/** Reads the sites at which a mention could be earned, as far as answers tell. */
function readCandidates(
  tools: Tools,
  place: Place,
  { seen, found }: Candidates,
): Promise<SeenSite["readAt"]> {
  const sites = new Map<string, Map<string, number>>();
  for (const { queries, sites: cited } of found) {
    const byKey = new Map(
      queries.filter(({ figures }) => figures.n >= answersMin).map((query) => [query.key, query]),
    );
    const candidates = earnedSites(cited, {
      figuresOf: (key) => byKey.get(key)?.figures,
      isNamedAt: () => false,
    });
    for (const { domain, keys } of candidates) {
      const urls = sites.get(domain) ?? new Map<string, number>();
      const pages = keys.flatMap((key) => byKey.get(key)?.foreignPages ?? []);
      for (const { url, answers } of pages.filter((page) => page.domain === domain))
        urls.set(url, Math.max(urls.get(url) ?? 0, answers));
      sites.set(domain, urls);
    }
  }
  const ordered = [...sites].map(([domain, urls]) => ({
    domain,
    urls: [...urls].toSorted(([one, n], [other, m]) => m - n || (one < other ? -1 : 1)).map(([url]) => url),
  }));
  return readOtherSites(tools, place, { sites: ordered, brands: seen.brands });
}
