import { setImmediate as nextTurn } from "node:timers/promises";
import type { SeverityCounts } from "@citelens/contract/content/audit-fields";
import {
  type CheckId,
  type Severity,
  type SiteCheckId,
  severities,
} from "@citelens/contract/content/audit-words";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type PageRule, pageRuleOf } from "../access/page-rules.rules.ts";
import { type SiteUse, siteUse } from "../access/site-use.ts";
import type { AuditedPage, CheckResult, FoundFault } from "../checks/check.rules.ts";
import { isCounted } from "../checks/page/standing.rules.ts";
import { siteChecks } from "../checks/site/site-checks.rules.ts";
import { checkPage, costOf, kindOf } from "../checks/verdict/check-page.rules.ts";
import { ignoredBecause } from "../checks/verdict/ignoring.rules.ts";
import { type ScoreKeeper, type SiteResults, scoring, usefulness } from "../checks/verdict/scores.rules.ts";
import { pageKindOf } from "../facts/page-kind.rules.ts";
import { type AuditRow, findScoredBefore } from "../store/audits.sql.ts";
import {
  type CheckedPage,
  findingKey,
  listFirstSeen,
  listProbes,
  type NewFinding,
  storeChecked,
  storeSiteFindings,
} from "../store/findings.sql.ts";
import { storeIssueSums } from "../store/issue-sums.sql.ts";
import { pageColumns } from "../store/page-columns.rules.ts";
import type { PageFacts } from "../store/page-facts.rules.ts";
import {
  listKnownUrls,
  listReadHashes,
  listSitemapUrls,
  type ReadPageRow,
  readPages,
} from "../store/read-pages.sql.ts";
import type { SeenSite } from "../store/seen-site.rules.ts";
import { findSettings, type SettingsRow } from "../store/settings.sql.ts";
import { type NotChecked, notChecked } from "./not-checked.rules.ts";
import { siteFacts } from "./site-facts.ts";
import { indexBuilder, type WholeIndex } from "./site-index.rules.ts";

export type Verdict = Pick<
  AuditRow,
  "score" | "site_score" | "pages_score" | "categories" | "counts" | "applies" | "previous_id" | "access"
> & { readonly not_checked: readonly NotChecked[] };

interface FinishInput {
  readonly audit: AuditRow;
  readonly site: SeenSite;
  readonly signal: AbortSignal;
}

const urlsMax = 50_000;
/** After so many pages, others have their turn. */
const pagesInTurn = 25;

/** Checks everything that an audit has read, and scores it. What was found before is replaced, so that it can be done again. */
export async function finishAudit(
  tools: Tools,
  place: Place,
  { audit, site, signal }: FinishInput,
): Promise<Verdict> {
  const today = audit.created.toISOString().slice(0, 10);
  const auditId = audit.id;
  const gathered = await gather(tools, place, { audit, site, today });
  // One after the other: an audit within a transaction has one connection.
  const settings = await findSettings(tools, place);
  const previous = await findScoredBefore(tools, place, audit);
  const firstSeen = previous ? await listFirstSeen(tools, place, previous.id) : new Map<string, Date>();
  const tally = openTally();
  const context: Context = { audit, settings, tally, firstSeen, ...gathered };

  for await (const rows of readPages(tools, place, auditId)) {
    signal.throwIfAborted();
    const checked: ReturnType<typeof checkedPage>[] = [];
    for (const row of rows) {
      if (checked.length % pagesInTurn === pagesInTurn - 1) await nextTurn();
      checked.push(checkedPage(context, row));
    }
    await storeChecked(tools, place, {
      auditId,
      pages: checked.map(({ page }) => page),
      findings: checked.flatMap(({ findings }) => findings),
    });
  }
  const probes = await listProbes(tools, place, auditId);
  const known = await listKnownUrls(tools, place, { auditId, limit: urlsMax });
  const sitemapUrls = await listSitemapUrls(tools, place, { auditId, limit: urlsMax });
  signal.throwIfAborted();
  const facts = siteFacts({ audit, site, today, probes, known, sitemapUrls, ...gathered });
  await storeSiteFindings(tools, place, { auditId, findings: checkSite(context, facts) });
  await storeIssueSums(tools, place, auditId);
  const { score, siteScore, pagesScore, categories } = tally.scoring.done();
  return {
    score,
    site_score: siteScore,
    pages_score: pagesScore,
    categories: Object.fromEntries(
      categories.flatMap(({ id, score: own }) => (own === null ? [] : [[id, own]])),
    ),
    counts: tally.issueCounts(),
    applies: tally.applies,
    access: facts.agents,
    previous_id: previous?.id ?? null,
    not_checked: notChecked({
      audit,
      noBrowser: site.noBrowser,
      hasVisits: facts.visits !== null,
      hasProbes: probes.length > 0,
    }),
  };
}

interface GatheredFacts {
  readonly index: WholeIndex;
  readonly use: SiteUse;
  readonly pageRules: readonly PageRule[];
  readonly start: PageFacts | null;
  readonly hasSitemap: boolean;
}

/** The first time through the pages: what they have to do with one another. */
async function gather(
  tools: Tools,
  place: Place,
  { audit, site, today }: { readonly audit: AuditRow; readonly site: SeenSite; readonly today: string },
): Promise<GatheredFacts> {
  const builder = indexBuilder(await listReadHashes(tools, place, audit.id));
  const pageRules: PageRule[] = [];
  let start: PageFacts | null = null;
  for await (const rows of readPages(tools, place, audit.id)) {
    for (const { found_in: foundIn, ...row } of rows) {
      builder.add({ ...row, foundIn });
      const rule = pageRuleOf(row.facts);
      if (rule) pageRules.push(rule);
      if (foundIn.includes("START")) start = row.facts;
    }
  }
  const hasSitemap = site.sitemaps.some(({ urls }) => urls > 0);
  const index = builder.done({ today, hasSitemap, hasUnread: audit.cut !== null });
  return {
    index,
    pageRules,
    start,
    hasSitemap,
    use: await siteUse(tools, place, { host: site.host, scope: audit.scope }),
  };
}

interface Context extends GatheredFacts {
  readonly audit: AuditRow;
  readonly settings: SettingsRow;
  readonly tally: Tally;
  readonly firstSeen: ReadonlyMap<string, Date>;
}

function checkedPage(
  context: Context,
  row: ReadPageRow,
): { readonly page: CheckedPage; readonly findings: readonly NewFinding[] } {
  const { audit, settings, tally, index, use } = context;
  const page = auditedPage(row, settings, use);
  const view = index.viewOf(row.hash);
  const result = checkPage(page, {
    site: view,
    ignored: settings.ignored,
    isWholeSite: audit.scope === "SITE",
  });
  const u = usefulness(page);
  const isScored = isCounted(page, view);
  const score = isScored
    ? tally.scoring.addPage({ u, results: result.results, ignored: result.ignored })
    : null;
  tally.addPage(result, isScored ? u : 0);
  return {
    page: {
      hash: row.hash,
      kind: page.kind,
      ...pageColumns(row.facts, page.firstBytesMs),
      score,
      counts: result.counts,
      depth: view.depthOf(row.hash) ?? null,
      links_in: view.linksTo(row.hash).count,
      ai_visits: page.aiVisits,
      citations: page.citations,
    },
    findings: result.findings.map((finding) =>
      seen(context, {
        ...finding,
        hash: row.hash,
        part: "",
        cost: costOf({ severity: finding.severity, isHalf: finding.is_half, u }),
      }),
    ),
  };
}

function auditedPage(row: ReadPageRow, settings: SettingsRow, use: SiteUse): AuditedPage {
  const { hash, url, facts, found_in: foundIn, rendering, first_bytes_ms: firstBytesMs } = row;
  const guessed = facts.html
    ? pageKindOf({ url, types: facts.html.structuredData.types, facts: facts.html })
    : "other";
  return {
    hash,
    url,
    foundIn,
    facts,
    rendering,
    firstBytesMs,
    kind: kindOf(url, guessed, settings.kinds),
    aiVisits: use.aiVisitsOf(url),
    citations: use.citationsOf(url),
  };
}

/** The checks of the site that a single page can be asked about as well. */
const pageScopeChecks: ReadonlySet<SiteCheckId> = new Set([
  "robots-down",
  "robots-search",
  "robots-training",
  "robots-usage",
  "robots-faults",
]);

function checkSite(context: Context, facts: ReturnType<typeof siteFacts>): NewFinding[] {
  const { audit, settings, tally } = context;
  const results = new Map<SiteCheckId, CheckResult | ReadonlyMap<string, CheckResult>>();
  const ignoredChecks = new Set<SiteCheckId>();
  const findings: NewFinding[] = [];
  for (const { id, severity: usual, check } of siteChecks) {
    if (audit.scope === "PAGE" && !pageScopeChecks.has(id)) continue;
    const result = check(facts);
    results.set(id, result);
    const failed = failedParts(result);
    const ignored = ignoredBecause(settings.ignored, id, undefined);
    if (ignored !== null) ignoredChecks.add(id);
    for (const [part, fault] of failed) {
      const severity = fault.severity ?? usual;
      const isHalf = fault.isHalf ?? false;
      // Its parts together cost what the check costs, at every page.
      const cost = costOf({ severity, isHalf, u: tally.uSum() / failed.length });
      findings.push(
        seen(context, {
          check_id: id,
          hash: "",
          part,
          severity,
          is_half: isHalf,
          cost,
          evidence: fault.evidence,
          ignored,
        }),
      );
    }
    tally.addSite(id, { asked: countParts(result), failed, usual, isIgnored: ignored !== null });
  }
  tally.scoring.addSite(results satisfies SiteResults, ignoredChecks);
  return findings;
}

type AnyResult = CheckResult | ReadonlyMap<string, CheckResult>;

function failedParts(result: AnyResult): (readonly [string, FoundFault])[] {
  const parts: readonly (readonly [string, CheckResult])[] =
    typeof result === "object" && "forEach" in result ? [...result] : [["", result]];
  return parts.flatMap(([part, one]) => (typeof one === "string" ? [] : [[part, one] as const]));
}

function countParts(result: AnyResult): number {
  if (typeof result === "object" && "forEach" in result)
    return [...result.values()].filter((one) => one !== "not-applicable").length;
  return result === "not-applicable" ? 0 : 1;
}

/** A finding is as old as the first of the audits in a row that have it. */
function seen({ audit, firstSeen }: Context, finding: Omit<NewFinding, "first_seen">): NewFinding {
  return { ...finding, first_seen: firstSeen.get(findingKey(finding)) ?? audit.created };
}

interface Tally {
  readonly scoring: ScoreKeeper;
  /** Pages, or things of the site, that each check applies to. */
  readonly applies: Record<string, number>;
  addPage(result: ReturnType<typeof checkPage>, u: number): void;
  addSite(
    id: SiteCheckId,
    found: {
      readonly asked: number;
      readonly failed: readonly (readonly [string, FoundFault])[];
      readonly usual: Severity;
      readonly isIgnored: boolean;
    },
  ): void;
  /** Sum of the weights of the pages that count. */
  uSum(): number;
  /** Issues that are not ignored, each once, by its worst finding. */
  issueCounts(): SeverityCounts;
}

function openTally(): Tally {
  const applies: Record<string, number> = {};
  const worst = new Map<CheckId, Severity>();
  let uSum = 0;
  const apply = (id: CheckId, count: number): void => {
    applies[id] = (applies[id] ?? 0) + count;
  };
  const note = (id: CheckId, severity: Severity): void => {
    const known = worst.get(id);
    if (!known || severities.indexOf(severity) < severities.indexOf(known)) worst.set(id, severity);
  };
  return {
    scoring: scoring(),
    applies,
    addPage: ({ results, findings }, u) => {
      uSum += u;
      for (const [id, result] of results) if (result !== "not-applicable") apply(id, 1);
      for (const { check_id, severity, ignored } of findings) if (ignored === null) note(check_id, severity);
    },
    addSite: (id, { asked, failed, usual, isIgnored }) => {
      apply(id, asked);
      for (const [, { severity }] of isIgnored ? [] : failed) note(id, severity ?? usual);
    },
    uSum: () => Math.max(1, uSum),
    issueCounts: () => {
      const counts = { blocker: 0, high: 0, medium: 0, low: 0 };
      for (const severity of worst.values()) if (severity !== "info") counts[severity]++;
      return counts;
    },
  };
}
