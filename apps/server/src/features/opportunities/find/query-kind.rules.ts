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
  /** Whether a page is gone. */
  isDead(url: string): boolean;
  /** Whether a page is there, and closed to agents. */
  isClosed(url: string): boolean;
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

/** Kind of what is broken, or was lost. */
function brokenKind(seen: QuerySeen): QueryKind | undefined {
  const { ownPages, isBlocked, isClosed, hasFallen } = seen;
  const fitting = fittingPage(seen);
  if (fitting !== undefined && (isBlocked || isClosed(fitting))) return { kind: "FIX_ACCESS", url: fitting };

  const cited = byAnswers(ownPages).filter(({ answers }) => answers > 0);
  const broken = cited.map((page) => brokenPage(seen, page)).find((found) => found !== undefined);
  if (broken) return broken;

  const lost = ownPages.toSorted((one, other) => other.before - one.before || order(one, other))[0];
  if (!hasFallen || !lost || lost.before === 0) return undefined;
  // Nobody wins back by writing what a page loses that cannot be read.
  return brokenPage(seen, lost) ?? { kind: "WIN_BACK", url: lost.url };
}

function brokenPage({ isDead, isClosed }: QuerySeen, { url }: OwnPage): QueryKind | undefined {
  if (isDead(url)) return { kind: "REPAIR_LINK", url };
  return isClosed(url) ? { kind: "FIX_ACCESS", url } : undefined;
}

/** Kind that the shares of answers call for. */
function shareKind(seen: QuerySeen): QueryKind | undefined {
  const { figures, best, ownPages } = seen;
  const { authority, visibility, citing, competitors } = sharesOf(figures);
  if (authority >= namedFrom && visibility < authority / 2)
    return { kind: "NAME_OFFER", url: byAnswers(ownPages)[0]?.url };

  const fitting = fittingPage(seen);
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

/** The best page, where it holds enough of the query, and is not gone since it was read. */
function fittingPage({ best, isDead }: QuerySeen): string | undefined {
  const url = best !== undefined && best.fit >= fitMin ? best.url : undefined;
  return url === undefined || isDead(url) ? undefined : url;
}

function byAnswers(pages: readonly OwnPage[]): OwnPage[] {
  return pages.toSorted((one, other) => other.answers - one.answers || order(one, other));
}

function order(one: OwnPage, other: OwnPage): number {
  return one.page < other.page ? -1 : Number(one.page > other.page);
}
