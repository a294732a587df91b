import type { FetchFacts } from "./page-facts.rules.ts";

/** A site beside its pages, as an audit stores it: what was asked for once, when it began. What could not be asked for is null. */
export interface SeenSite {
  readonly origin: string;
  /** The host of its pages, which is the one that its start page led to. */
  readonly host: string;
  readonly robots: {
    readonly url: string;
    /** None where no server answered. */
    readonly status: number | null;
    /** Why its rules could not be had. */
    readonly fault: string | null;
    /** As it came; empty unless its rules count. */
    readonly text: string;
  };
  readonly sitemaps: readonly SitemapFile[];
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
  /** Why nothing was rendered; null where something was, or before. */
  readonly noBrowser: string | null;
  /** Why agents were not probed, by token; null before the probes. */
  readonly unprobed: Readonly<Record<string, string>> | null;
}

export interface SitemapFile {
  readonly url: string;
  /** Whether robots.txt names it; else it was looked for at its usual place. */
  readonly isNamed: boolean;
  readonly status: number | null;
  readonly failure: string | null;
  /** Fault of the file. */
  readonly fault: string | null;
  readonly urls: number;
  /** Addresses of other sites, or that are none of the web. */
  readonly foreign: number;
  /** The first of these as it is written; audits of before did not keep it. */
  readonly firstForeign?: string | null;
  /** A lastmod that is no date, as it is written. */
  readonly badLastmod: string | null;
}
