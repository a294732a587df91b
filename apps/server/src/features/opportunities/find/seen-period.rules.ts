import type { CheckId } from "@citelens/contract/content/audit-words";
import type { Verdict } from "@citelens/statistics";
import type { SiteAtQuery } from "./other-sites.rules.ts";
import type { OwnPage } from "./query-kind.rules.ts";
import type { QueryFigures } from "./query-score.rules.ts";

/** A query that is asked, and what answers of the period say of it. */
export interface SeenQuery {
  /** As `queryKey` writes it. */
  readonly key: string;
  readonly campaignId: string;
  readonly queryId: string;
  readonly text: string;
  /** 1 to 3. */
  readonly priority: number;
  readonly figures: QueryFigures;
  /** Number of the answers that name the client: that speak badly of it, and of those, as a judge says. */
  readonly negative: number;
  readonly judged: number;
  /** None where nothing of the client's site could be read. */
  readonly best:
    | { readonly url: string | undefined; readonly title: string; readonly fit: number }
    | undefined;
  readonly ownPages: readonly OwnPage[];
  readonly foreignPages: readonly ForeignPage[];
  /** How own citations changed since the period before. */
  readonly change: QueryChange | undefined;
}

export interface ForeignPage {
  readonly url: string;
  readonly title: string | null;
  readonly domain: string;
  readonly answers: number;
}

export interface QueryChange {
  readonly before: { readonly hits: number; readonly total: number };
  readonly points: number | null;
  readonly verdict: Verdict | null;
}

export interface FoundCheck {
  readonly check_id: CheckId;
  readonly title: string;
  readonly found: string;
}

/** Why a page cannot be read: what the audit found there, or how it answered AI agents. */
export interface PageFault {
  /** As a sentence that follows who saw it. */
  readonly found: string;
  /** None where visits say so. */
  readonly check: FoundCheck | undefined;
}

/** Everything that opportunities of one period are made of. */
export interface SeenPeriod {
  readonly queries: readonly SeenQuery[];
  readonly sites: readonly SiteAtQuery[];
  /** The client's brand in each campaign, by the campaign's id. */
  readonly brands: ReadonlyMap<string, string>;
  readonly site: SeenSite;
}

/** Facts known of the client's site and of others, whatever the period. */
export interface SeenSite {
  /** The newest audit, if there is one. */
  readonly auditId: string | undefined;
  readonly startUrl: string;
  readonly siteBlockers: readonly FoundCheck[];
  blockersOf(url: string): readonly FoundCheck[];
  /** Where a page is gone for good. */
  goneAt(url: string): PageFault | undefined;
  /** Where a page is there, and closed to agents. */
  closedAt(url: string): PageFault | undefined;
  /** By AI agents, in 30 days. */
  aiVisitsOf(url: string): number;
  /** By answers, in 90 days. */
  citationsOf(url: string): number;
  titleOf(url: string): string | undefined;
  /** Pages of another site that were read, and whether any of them names the client. */
  readAt(domain: string): { readonly pages: number; readonly isNamed: boolean };
  /** The form in which a page is counted. */
  pageOf(url: string): string;
}
