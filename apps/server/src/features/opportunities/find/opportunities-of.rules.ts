import type {
  AnswerShare,
  OpportunityFigures,
  OpportunityQuery,
} from "@citelens/contract/content/opportunities";
import type { OpportunityKind } from "@citelens/contract/content/opportunity-words";
import { roundedTo } from "@citelens/statistics/rounded-to";
import { answerShareOf } from "./answer-share.rules.ts";
import type { CalledOpportunity, CalledTarget } from "./called.rules.ts";
import { type FoundEvidence, foundEvidence } from "./found-evidence.rules.ts";
import { titleOf, whyOf } from "./found-labels.rules.ts";
import { mergedScore } from "./merged-score.rules.ts";
import { earnedSites } from "./other-sites.rules.ts";
import { queryKind } from "./query-kind.rules.ts";
import { answersMin, pointsOf, queryScore, type ScorePart } from "./query-score.rules.ts";
import { badTones } from "./reputation.rules.ts";
import type { SeenPeriod, SeenQuery } from "./seen-period.rules.ts";

/** Opportunity of a period, with all that is said of it. */
export interface FoundOpportunity extends Pick<CalledOpportunity, "kind" | "target"> {
  readonly title: string;
  readonly why: string;
  readonly score: number;
  readonly parts: readonly ScorePart[];
  readonly queries: readonly OpportunityQuery[];
  readonly figures: OpportunityFigures;
  readonly evidence: FoundEvidence;
}

/** By how many visits of AI agents a page that no answer cites is one that they read. */
const readFrom = 10;
const evidenceQueriesMax = 100;
/** Below there is nothing to win. */
const scoreMin = 5;
/** Kinds of what is broken or was lost and is to be mended, whatever there is to win. */
const isMending: ReadonlySet<OpportunityKind> = new Set([
  "FIX_ACCESS",
  "REPAIR_LINK",
  "WIN_BACK",
  "FIX_REPUTATION",
]);

/** Everything that can be done in a period, the most promising first. Queries with few answers say nothing. */
export function opportunitiesOf(seen: SeenPeriod): FoundOpportunity[] {
  const queries = seen.queries.filter(({ figures }) => figures.n >= answersMin);
  const byTarget = Map.groupBy(
    [...ofQueries(seen, queries), ...ofSites(seen, queries), ...ofTones(seen, queries)],
    ({ kind, target }) => `${kind} ${target.key}`,
  );
  return [...byTarget.values()]
    .flatMap((same) => {
      const [first] = same;
      return first ? [found(seen, { ...first, queries: same.flatMap((one) => one.queries) })] : [];
    })
    .filter(({ kind, score }) => score >= scoreMin || isMending.has(kind))
    .toSorted((one, other) => other.score - one.score || (one.title < other.title ? -1 : 1));
}

function ofQueries(seen: SeenPeriod, queries: readonly SeenQuery[]): CalledOpportunity[] {
  const { site } = seen;
  return queries.flatMap((query): CalledOpportunity[] => {
    const { best, change } = query;
    const isBlocked =
      best?.url !== undefined && [...site.blockersOf(best.url), ...site.siteBlockers].length > 0;
    const found = queryKind({
      ...query,
      isBlocked,
      isDead: (url) => site.goneAt(url) !== undefined,
      isClosed: (url) => site.closedAt(url) !== undefined,
      hasFallen: change?.verdict === "moved" && (change.points ?? 0) < 0,
    });
    if (!found) return [];
    const { kind } = found;
    const isOwn =
      found.url !== undefined &&
      (site.blockersOf(found.url).length > 0 || site.closedAt(found.url) !== undefined);
    // A blocker of the whole site is mended once, whatever page it hides.
    const url = kind === "FIX_ACCESS" && !isOwn ? site.startUrl : found.url;
    return [
      {
        kind,
        target: url === undefined ? queryTarget(query) : pageTarget(seen, url),
        queries: [query],
      },
    ];
  });
}

function ofSites(seen: SeenPeriod, queries: readonly SeenQuery[]): CalledOpportunity[] {
  const byKey = new Map(queries.map((query) => [query.key, query]));
  const found = earnedSites(seen.sites, {
    figuresOf: (key) => byKey.get(key)?.figures,
    isNamedAt: (domain) => seen.site.readAt(domain).isNamed,
  });
  return found.map(({ domain, keys }) => ({
    kind: "EARN_MENTION",
    target: { kind: "DOMAIN", key: domain, name: domain, title: null },
    queries: keys.flatMap((key) => byKey.get(key) ?? []),
  }));
}

function ofTones(seen: SeenPeriod, queries: readonly SeenQuery[]): CalledOpportunity[] {
  const byKey = new Map(queries.map((query) => [query.key, query]));
  const tones = queries.map(({ key, campaignId, figures, negative }) => ({
    key,
    campaignId,
    mentions: figures.mentions,
    negative,
  }));
  return badTones(tones).map(({ campaignId, keys }) => ({
    kind: "FIX_REPUTATION",
    target: { kind: "BRAND", key: campaignId, name: seen.brands.get(campaignId) ?? "", title: null },
    queries: keys.flatMap((key) => byKey.get(key) ?? []),
  }));
}

function queryTarget({ text }: SeenQuery): CalledTarget {
  return { kind: "QUERY", key: text.toLowerCase(), name: text, title: null };
}

function pageTarget({ site }: SeenPeriod, url: string): CalledTarget {
  return { kind: "PAGE", key: site.pageOf(url), name: url, title: site.titleOf(url) ?? null };
}

function found(seen: SeenPeriod, called: CalledOpportunity): FoundOpportunity {
  const { kind, target } = called;
  const scored = called.queries
    .map((query) => ({ query, parts: queryScore(query.figures, query.priority) }))
    .toSorted(
      (one, other) =>
        pointsOf(other.parts) - pointsOf(one.parts) || (one.query.key < other.query.key ? -1 : 1),
    );
  const queries = scored.map(({ query }) => query);
  const isUncited = target.kind === "PAGE" && seen.site.citationsOf(target.name) === 0;
  const visits = target.kind === "PAGE" ? seen.site.aiVisitsOf(target.name) : 0;
  const isReadNotCited = isUncited && visits >= readFrom;
  const { score, parts } = mergedScore(
    scored.map((one) => one.parts),
    isReadNotCited,
  );
  const figures = figuresOf(queries);
  const { facts, evidence } = foundEvidence(seen, { ...called, queries });
  return {
    kind,
    target,
    title: titleOf({ kind, target: target.name }),
    why: whyOf({
      kind,
      target: target.name,
      figures,
      queries: queries.length,
      ...facts,
      uncitedVisits: isReadNotCited ? visits : undefined,
    }),
    score: roundedTo(score, 1),
    parts: parts.map(({ name, points }) => ({ name, points: roundedTo(points, 2) })),
    queries: scored.slice(0, evidenceQueriesMax).map(({ query, parts: own }) => ({
      campaign_id: query.campaignId,
      query_id: query.queryId,
      text: query.text,
      priority: query.priority,
      n: query.figures.n,
      score: roundedTo(pointsOf(own), 1),
    })),
    figures,
    evidence,
  };
}

/** Sums over queries; from five on intervals hold for their topic. */
function figuresOf(queries: readonly SeenQuery[]): OpportunityFigures {
  const share = (hitsOf: (query: SeenQuery) => number, totalOf: (query: SeenQuery) => number): AnswerShare =>
    answerShareOf(queries.map((query) => ({ hits: hitsOf(query), total: totalOf(query) })));
  const fits = queries.flatMap(({ best }) => (best ? [best.fit] : []));
  const n = ({ figures }: SeenQuery): number => figures.n;
  return {
    n: queries.reduce((sum, query) => sum + n(query), 0),
    visibility: share(({ figures }) => figures.mentions, n),
    competitors: share(({ figures }) => figures.competitors, n),
    citing: share(({ figures }) => figures.citing, n),
    content_authority: share(
      ({ figures }) => figures.cited,
      ({ figures }) => figures.citing,
    ),
    page_fit: fits.length === 0 ? null : roundedTo(100 * Math.max(...fits), 2),
  };
}
