import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import type { SiteCheckId } from "@citelens/contract/content/audit-words";
import type { Robots } from "@citelens/robots";
import type { FetchFacts, PageFacts } from "../facts/page-facts.rules.ts";
import type { CheckResult, CheckWords, PageBrief } from "./check.rules.ts";

/** What was seen of a site beside its pages. What was not asked for, or could not be, is null, and its checks do not apply. */
export interface SiteFacts {
  /** The day of the audit, as yyyy-MM-dd. */
  readonly today: string;
  readonly origin: string;
  readonly robots: {
    readonly url: string;
    /** None where no server answered. */
    readonly status: number | null;
    /** Why its rules could not be had. */
    readonly fault: string | null;
    /** As it came; empty unless its rules count. */
    readonly text: string;
    readonly parsed: Robots;
  };
  /** The rows of the access matrix. */
  readonly agents: readonly AccessAgent[];
  /** Why an agent is most likely kept out, as a sentence, by its token. */
  readonly causes: ReadonlyMap<string, string>;
  /** Visits of AI agents in 30 days, whatever was answered, and the paths that failed; null without any visit. */
  readonly visits: {
    readonly all: number;
    readonly errors: number;
    readonly failed: readonly { readonly path: string; readonly status: number; readonly visits: number }[];
  } | null;
  /** Own pages that answers cited in 90 days. */
  readonly cited: readonly { readonly hash: string; readonly url: string; readonly citations: number }[];
  readonly sitemaps: readonly SitemapFile[];
  /** Pages that sitemaps name, up to a bound. */
  readonly sitemapPages: readonly {
    readonly hash: string;
    readonly url: string;
    readonly lastmod: string | null;
  }[];
  /** The start page by http: as it was answered, redirects not followed beyond five. */
  readonly byHttp: FetchFacts | null;
  /** The start page of the host with www if the site's has none, and without if it has. */
  readonly otherHost: FetchFacts | null;
  /** A path that nobody can have made. */
  readonly randomPath: FetchFacts | null;
  /** /llms.txt, and which of its links to this site are dead. */
  readonly llms: {
    readonly fetch: FetchFacts;
    readonly text: string;
    readonly dead: readonly string[];
  } | null;
  readonly start: PageFacts | null;
  page(hash: string): PageBrief | undefined;
}

export interface SitemapFile {
  readonly url: string;
  /** Whether robots.txt names it; else it was looked for at its usual place. */
  readonly isNamed: boolean;
  readonly status: number | null;
  readonly failure: string | null;
  /** What was wrong with the file. */
  readonly fault: string | null;
  readonly urls: number;
  /** Addresses of other sites, or that are none of the web. */
  readonly foreign: number;
  /** The first of these as it is written; audits of before did not keep it. */
  readonly firstForeign?: string | null;
  /** A lastmod that is no date, as it is written. */
  readonly badLastmod: string | null;
}

export interface SiteCheck extends CheckWords {
  readonly id: SiteCheckId;
  /** By the thing that it is about: an agent's token, or "" where there is one thing alone. */
  check(site: SiteFacts): ReadonlyMap<string, CheckResult> | CheckResult;
}
