import type { SiteFacts } from "./checks/site-check.rules.ts";

/** What an audit stores of a site beside its pages: what was asked for once, when it began. */
export type SeenSite = Pick<
  SiteFacts,
  "origin" | "sitemaps" | "byHttp" | "otherHost" | "randomPath" | "llms"
> & {
  readonly robots: Omit<SiteFacts["robots"], "parsed">;
  /** Hosts that are the site: its own, and the one that its start page led to. */
  readonly host: string;
  /** Of the crawl so far: failures in a row, how many addresses were dropped as variants, how often the site asked us to wait. */
  readonly addressesDropped: number;
};
