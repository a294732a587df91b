import type { QueryOpportunityKind } from "@citelens/contract/content/opportunity-words";
import { type QueryFigures, sharesOf } from "./query-score.rules.ts";

/** An own page as answers to a query cite it. */
export interface OwnPage {
  /** The form in which it is counted. */
  readonly page: string;
  readonly url: string;
  /** Answers in the period, and in the one before. */
  readonly answers: number;
  readonly before: number;
}

/** Everything by which the kind of a query's opportunity is decided. */
export interface QuerySeen {
  readonly figures: QueryFigures;
  /** How much of the query the best own page holds, from 0 to 1, and which that is; none where nothing of the site could be read. */
  readonly best: { readonly url: string | undefined; readonly fit: number } | undefined;
  /** Whether the newest audit found a blocker at that page, or at the whole site. */
  readonly isBlocked: boolean;
  readonly ownPages: readonly OwnPage[];
  /** Whether an audit found that a page is gone. */
  isDead(url: string): boolean;
  /** Whether own citations fell since the period before by more than chance. */
  readonly hasFallen: boolean;
}

export interface QueryKind {
  readonly kind: QueryOpportunityKind;
  /** The address that it is about; none where it is about the query. */
  readonly url: string | undefined;
}

const fitMin = 0.5;
const namedFrom = 0.2;
const uncitedBelow = 0.1;
const citingFrom = 0.3;

/** The first kind that fits a query, if any. */
export function queryKind(seen: QuerySeen): QueryKind | undefined {
  return brokenKind(seen) ?? shareKind(seen);
}

/** What is broken, or was lost. */
function brokenKind({ best, ownPages, isBlocked, isDead, hasFallen }: QuerySeen): QueryKind | undefined {
  const fitting = fittingPage(best);
  if (fitting !== undefined && isBlocked) return { kind: "FIX_ACCESS", url: fitting };

  const dead = byAnswers(ownPages).find(({ answers, url }) => answers > 0 && isDead(url));
  if (dead) return { kind: "REPAIR_LINK", url: dead.url };

  const lost = ownPages.toSorted((one, other) => other.before - one.before || order(one, other))[0];
  return hasFallen && lost && lost.before > 0 ? { kind: "WIN_BACK", url: lost.url } : undefined;
}

/** What the shares of answers call for. */
function shareKind({ figures, best, ownPages }: QuerySeen): QueryKind | undefined {
  const { authority, visibility, citing, competitors } = sharesOf(figures);
  if (authority >= namedFrom && visibility < authority / 2)
    return { kind: "NAME_OFFER", url: byAnswers(ownPages)[0]?.url };

  const fitting = fittingPage(best);
  if (fitting !== undefined)
    return authority < uncitedBelow && citing >= citingFrom
      ? { kind: "OPTIMIZE_PAGE", url: fitting }
      : undefined;
  // Of a site that could not be read nobody knows what it holds.
  if (best === undefined) return undefined;
  return competitors > visibility || citing >= citingFrom
    ? { kind: "CREATE_PAGE", url: undefined }
    : undefined;
}

function fittingPage(best: QuerySeen["best"]): string | undefined {
  return best !== undefined && best.fit >= fitMin ? best.url : undefined;
}

function byAnswers(pages: readonly OwnPage[]): OwnPage[] {
  return pages.toSorted((one, other) => other.answers - one.answers || order(one, other));
}

function order(one: OwnPage, other: OwnPage): number {
  return one.page < other.page ? -1 : Number(one.page > other.page);
}
