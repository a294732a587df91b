import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import type { PageCheckId } from "@citelens/contract/content/audit-words";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import type { AuditedPage, CheckResult, FoundFault, PageCheck, SiteIndex } from "../check.rules.ts";
import { standingOf } from "./standing.rules.ts";

const evidenceMax = 10;
const quoteCharactersMax = 300;

/** Observation of a check on a page: what stands there, and what should. */
export interface SeenFault {
  /** Where it stands, if not on the page itself. */
  readonly url?: string;
  readonly found: string;
  readonly wanted: string;
  readonly line?: number | null;
  readonly quote?: string | null;
}

/** A page fails for what was seen; it passes where nothing was. */
export function found(
  page: AuditedPage,
  seen: readonly SeenFault[],
  how: Pick<FoundFault, "severity" | "isHalf"> = {},
): CheckResult {
  if (seen.length === 0) return "passed";
  return { ...how, evidence: seen.slice(0, evidenceMax).map((one) => evidenceOf(page, one)) };
}

export function foundIf(isFault: boolean, page: AuditedPage, seen: SeenFault): CheckResult {
  return found(page, isFault ? [seen] : []);
}

/** A check of what a page says; it asks only pages that should be found, and whose HTML was read. */
export interface ContentCheck extends Omit<PageCheck, "check"> {
  readonly id: PageCheckId;
  check(html: HtmlFacts, page: AuditedPage, site: SiteIndex): CheckResult;
}

export function contentCheck({ check, ...words }: ContentCheck): PageCheck {
  return {
    ...words,
    check: (page, site) => {
      const { html } = page.facts;
      if (!html || standingOf(page, site) !== "meant") return "not-applicable";
      return check(html, page, site);
    },
  };
}

/** A check of the main text; where that comes by scripts alone, js-text says so, and nothing else would be true. */
export function textCheck({ check, ...words }: ContentCheck): PageCheck {
  return contentCheck({
    ...words,
    check: (html, page, site) => (isByScript(page, html) ? "not-applicable" : check(html, page, site)),
  });
}

/** Words below which a page that looks like a shell has its text elsewhere. */
export const shellWordsMax = 50;
/** Shares of the words of a browser that the server should send. */
export const rawShares = { blocker: 0.3, high: 0.7 } as const;

function isByScript({ rendering }: AuditedPage, { shell, mainWords }: HtmlFacts): boolean {
  if (rendering) return rendering.wordShare < rawShares.high;
  return shell !== null && mainWords < shellWordsMax;
}

/** The other pages of a group that a page is in, as addresses; none where it is not in it. */
export function othersOf(group: readonly string[], page: AuditedPage, site: SiteIndex): string[] {
  const own = new Set([page.hash, page.url, page.facts.fetch.url]);
  if (!group.some((one) => own.has(one))) return [];
  return group.filter((one) => !own.has(one)).map((one) => site.page(one)?.url ?? one);
}

/** "https://a.example/b and 2 more". */
export function someOf(things: readonly string[]): string {
  const [first = "", ...rest] = things;
  return rest.length === 0 ? first : `${first} and ${rest.length} more`;
}

/** Whole per cents, such as "41 %"; never rounded to the other side of 0 and 100. */
export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded === 0) return "under 1 %";
  return share < 1 && rounded === 100 ? "over 99 %" : `${rounded} %`;
}

/** "1 word", "2 words". */
export function counted(number: number, thing: string): string {
  return `${number.toLocaleString("en")} ${thing}${number === 1 ? "" : "s"}`;
}

function evidenceOf(
  page: AuditedPage,
  { url = page.url, found, wanted, line = null, quote = null }: SeenFault,
): AuditEvidence {
  return { url, found, wanted, line, quote: quote?.slice(0, quoteCharactersMax) ?? null };
}
