import type { OpportunityEvidence } from "@citelens/contract/content/opportunities";
import { answerShareOf } from "./answer-share.rules.ts";
import type { CalledOpportunity } from "./called.rules.ts";
import type { FoundFacts } from "./found-labels.rules.ts";
import type { FoundCheck, PageFault, SeenPeriod, SeenQuery } from "./seen-period.rules.ts";

/** Evidence behind an opportunity, but for the answers themselves. */
export type FoundEvidence = Omit<OpportunityEvidence, "answers">;

interface EvidenceResult {
  readonly evidence: FoundEvidence;
  readonly facts: Pick<FoundFacts, "found" | "isSeenByAgents" | "before" | "site" | "negative">;
}

const pagesMax = 10;

export function foundEvidence(seen: SeenPeriod, called: CalledOpportunity): EvidenceResult {
  const { kind, target, queries } = called;
  const fault = faultOf(seen, called);
  const checks = checksOf(seen, called);
  const { auditId } = seen.site;
  const change = kind === "WIN_BACK" ? changeOf(queries) : null;
  const negative = kind === "FIX_REPUTATION" ? toneOf(queries) : null;
  const site = kind === "EARN_MENTION" ? siteOf(seen, target.name, queries) : undefined;
  return {
    evidence: {
      cited_instead: citedInstead(queries),
      cited_own: citedOwn(queries),
      agent_visits: target.kind === "PAGE" ? seen.site.aiVisitsOf(target.name) : null,
      audit: auditId !== undefined && checks.length > 0 ? { audit_id: auditId, checks: [...checks] } : null,
      change: change && { before: answerShareOf([change.before]), points: change.points },
      negative: negative && {
        ...answerShareOf([{ hits: negative.hits, total: negative.total }]),
        judged: negative.judged,
      },
      pages_read: site?.pagesRead ?? null,
    },
    facts: {
      found: fault?.found ?? checks[0]?.found,
      isSeenByAgents: fault !== undefined && fault.check === undefined,
      before: change?.before,
      site,
      negative: negative ?? undefined,
    },
  };
}

function checksOf(seen: SeenPeriod, called: CalledOpportunity): readonly FoundCheck[] {
  const { site } = seen;
  const { check } = faultOf(seen, called) ?? {};
  if (called.kind !== "FIX_ACCESS") return check ? [check] : [];
  const own = site.blockersOf(called.target.name);
  if (own.length > 0) return own;
  return check ? [check] : site.siteBlockers;
}

/** Why the page cannot be read that it is about; none where a blocker of the audit alone says so. */
function faultOf({ site }: SeenPeriod, { kind, target }: CalledOpportunity): PageFault | undefined {
  if (kind === "REPAIR_LINK") return site.goneAt(target.name);
  if (kind !== "FIX_ACCESS" || site.blockersOf(target.name).length > 0) return undefined;
  return site.closedAt(target.name);
}

/** Over the queries whose own citations fell; each was judged by itself. */
function changeOf(queries: readonly SeenQuery[]) {
  const before = { hits: 0, total: 0 };
  let [weighed, weight] = [0, 0];
  for (const { change, figures } of queries) {
    before.hits += change?.before.hits ?? 0;
    before.total += change?.before.total ?? 0;
    weighed += (change?.points ?? 0) * figures.n;
    weight += figures.n;
  }
  return { before, points: weight === 0 ? 0 : Math.round((100 * weighed) / weight) / 100 };
}

function toneOf(queries: readonly SeenQuery[]) {
  const sum = (of: (query: SeenQuery) => number): number =>
    queries.reduce((all, query) => all + of(query), 0);
  return {
    hits: sum(({ negative }) => negative),
    total: sum(({ figures }) => figures.mentions),
    judged: sum(({ judged }) => judged),
  };
}

function siteOf({ sites, site }: SeenPeriod, domain: string, queries: readonly SeenQuery[]) {
  const keys = new Set(queries.map(({ key }) => key));
  const rows = sites.filter((row) => row.domain === domain && keys.has(row.key));
  return {
    answers: rows.reduce((sum, row) => sum + row.answers, 0),
    competitors: rows.reduce((sum, row) => sum + row.competitors, 0),
    pagesRead: site.readAt(domain).pages,
  };
}

function citedInstead(queries: readonly SeenQuery[]): FoundEvidence["cited_instead"] {
  const byUrl = Map.groupBy(
    queries.flatMap(({ foreignPages }) => foreignPages),
    ({ url }) => url,
  );
  return [...byUrl.values()]
    .flatMap((same) => {
      const [first] = same;
      return first ? [{ ...first, answers: same.reduce((sum, one) => sum + one.answers, 0) }] : [];
    })
    .toSorted((one, other) => other.answers - one.answers || (one.url < other.url ? -1 : 1))
    .slice(0, pagesMax);
}

function citedOwn(queries: readonly SeenQuery[]): FoundEvidence["cited_own"] {
  const byPage = Map.groupBy(
    queries.flatMap(({ ownPages }) => ownPages),
    ({ page }) => page,
  );
  return [...byPage.values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      return [
        {
          url: first.url,
          answers: same.reduce((sum, one) => sum + one.answers, 0),
          before: same.reduce((sum, one) => sum + one.before, 0),
        },
      ];
    })
    .toSorted(
      (one, other) =>
        other.answers - one.answers || other.before - one.before || (one.url < other.url ? -1 : 1),
    )
    .slice(0, pagesMax);
}
