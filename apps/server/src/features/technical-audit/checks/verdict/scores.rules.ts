import {
  type AuditCategory,
  auditCategories,
  type PageCheckId,
  type ScoreBand,
  type SiteCheckId,
  scoreBands,
  severityWeights,
} from "@citelens/contract/content/audit-words";
import type { CheckResult, CheckWords } from "../check.rules.ts";
import { pageChecks } from "../page/page-checks.rules.ts";
import { siteChecks } from "../site/site-checks.rules.ts";

const siteShare = 0.4;
const pagesShare = 0.6;
/** Most that is left of a page, and of the whole, where a blocker failed. */
const blockedPageMax = 50;
const blockedSiteMax = 40;

/** A page that counts: `isCounted` says which do. */
export interface ScoredPage {
  /** Weight of the page among the pages, by `usefulness`. */
  readonly u: number;
  readonly results: ReadonlyMap<PageCheckId, CheckResult>;
  /** Checks that somebody ignores on this page; they take and give nothing. */
  readonly ignored?: ReadonlySet<PageCheckId>;
}

export type SiteResults = ReadonlyMap<SiteCheckId, CheckResult | ReadonlyMap<string, CheckResult>>;

/** From 0 to 100, null where nothing was checked; the whole is a whole number, the others have two decimals. */
export interface Scores {
  readonly score: number | null;
  readonly siteScore: number | null;
  readonly pagesScore: number | null;
  readonly categories: readonly { readonly id: AuditCategory; readonly score: number | null }[];
}

export interface ScoreKeeper {
  /** The page's own score; null where no check applied. */
  addPage(page: ScoredPage): number | null;
  addSite(results: SiteResults, ignored?: ReadonlySet<SiteCheckId>): void;
  done(): Scores;
}

type ScoredCheck<Id> = Pick<CheckWords, "severity" | "category"> & { readonly id: Id };

/** Checks whose severities and categories count. */
export interface ScoredChecks {
  readonly page: readonly ScoredCheck<PageCheckId>[];
  readonly site: readonly ScoredCheck<SiteCheckId>[];
}

/** Takes pages one after the other and keeps only sums, so their number costs no memory. */
export function scoring(checks: ScoredChecks = { page: pageChecks, site: siteChecks }): ScoreKeeper {
  const all = createPart(checks);
  const parts = auditCategories.map((id) => ({ id, part: createPart(inCategory(checks, id)) }));

  return {
    addPage: (page) => {
      for (const { part } of parts) part.addPage(page);
      return rounded(all.addPage(page));
    },
    addSite: (results, ignored = new Set()) => {
      for (const { part } of [{ part: all }, ...parts]) part.addSite(results, ignored);
    },
    done: () => {
      const { site, pages, whole } = all.done();
      return {
        score: whole === null ? null : wholeNumber(whole),
        siteScore: rounded(site),
        pagesScore: rounded(pages),
        categories: parts.map(({ id, part }) => ({ id, score: rounded(part.done().whole) })),
      };
    },
  };
}

/** The same for pages that are all at hand, with the score of each in their order. */
export function scoresOf(
  found: { readonly pages: readonly ScoredPage[]; readonly site: SiteResults },
  checks?: ScoredChecks,
): Scores & { readonly pageScores: readonly (number | null)[] } {
  const sums = scoring(checks);
  const pageScores = found.pages.map((page) => sums.addPage(page));
  sums.addSite(found.site);
  return { ...sums.done(), pageScores };
}

/** Weight of a page's score: more where AI agents read it in 30 days, and where answers cited it in 90. */
export function usefulness(page: { readonly aiVisits: number; readonly citations: number }): number {
  return 1 + Math.log1p(Math.max(0, page.aiVisits)) + 2 * Math.log1p(Math.max(0, page.citations));
}

export function bandOf(score: number): ScoreBand {
  return scoreBands.find(({ from }) => score >= from)?.band ?? "weak";
}

interface Part {
  addPage(page: ScoredPage): number | null;
  addSite(results: SiteResults, ignored: ReadonlySet<SiteCheckId>): void;
  done(): { readonly site: number | null; readonly pages: number | null; readonly whole: number | null };
}

/** The score of some checks alone: of all, or of a category. */
function createPart(checks: ScoredChecks): Part {
  let site: WeighedScore = { points: null, isBlocked: false };
  let pointsSum = 0;
  let uSum = 0;

  return {
    addPage: ({ u, results, ignored }) => {
      const { points, isBlocked } = weighed(checks.page, (id) =>
        ignored?.has(id) ? undefined : results.get(id),
      );
      if (points === null) return null;
      const score = isBlocked ? Math.min(points, blockedPageMax) : points;
      pointsSum += u * score;
      uSum += u;
      return score;
    },
    addSite: (results, ignored) => {
      site = weighed(checks.site, (id) => (ignored.has(id) ? undefined : results.get(id)));
    },
    done: () => {
      const pages = uSum === 0 ? null : pointsSum / uSum;
      const both = mixed(site.points, pages);
      const whole = both !== null && site.isBlocked ? Math.min(both, blockedSiteMax) : both;
      return { site: site.points, pages, whole };
    },
  };
}

interface WeighedScore {
  readonly points: number | null;
  readonly isBlocked: boolean;
}

/** Only what has no fault is 100, and only what is nothing but faults is 0. */
function wholeNumber(score: number): number {
  const number = Math.round(score);
  if (number === 100 && score < 100) return 99;
  return number === 0 && score > 0 ? 1 : number;
}

type AnyResult = CheckResult | ReadonlyMap<string, CheckResult> | undefined;

/** 100 less the share that was lost of what applied. */
function weighed<Id>(checks: readonly ScoredCheck<Id>[], resultOf: (id: Id) => AnyResult): WeighedScore {
  let lost = 0;
  let applicable = 0;
  let isBlocked = false;
  for (const check of checks) {
    const loss = lossOf(resultOf(check.id), check);
    if (!loss) continue;
    lost += loss.lost;
    applicable += loss.weight;
    isBlocked ||= loss.isBlocked;
  }
  return { points: applicable === 0 ? null : 100 * (1 - lost / applicable), isBlocked };
}

interface Loss {
  readonly lost: number;
  /** Points that could be lost at most. */
  readonly weight: number;
  readonly isBlocked: boolean;
}

/** None where a check does not apply. One that was asked of several things counts once, by the worst of them. */
function lossOf(result: AnyResult, { severity }: Pick<CheckWords, "severity">): Loss | undefined {
  const results = isParts(result) ? [...result.values()] : [result];
  const asked = results.filter((one) => one !== undefined && one !== "not-applicable");
  if (asked.length === 0) return undefined;

  let loss: Loss = { lost: 0, weight: severityWeights[severity], isBlocked: false };
  for (const one of asked) {
    if (one === "passed") continue;
    const own = one.severity ?? severity;
    loss = {
      lost: Math.max(loss.lost, severityWeights[own] * (one.isHalf ? 0.5 : 1)),
      weight: Math.max(loss.weight, severityWeights[own]),
      // What fails by half does not keep agents out.
      isBlocked: loss.isBlocked || (own === "blocker" && !one.isHalf),
    };
  }
  return loss;
}

function isParts(result: AnyResult): result is ReadonlyMap<string, CheckResult> {
  return result instanceof Map;
}

/** Where one of the two was not checked, the other is the whole. */
function mixed(site: number | null, pages: number | null): number | null {
  if (site === null || pages === null) return site ?? pages;
  return siteShare * site + pagesShare * pages;
}

function inCategory({ page, site }: ScoredChecks, id: AuditCategory): ScoredChecks {
  return {
    page: page.filter(({ category }) => category === id),
    site: site.filter(({ category }) => category === id),
  };
}

function rounded(score: number | null): number | null {
  return score === null ? null : Math.round(score * 100) / 100;
}
