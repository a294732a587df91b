import type { SiteFacts } from "../checks/site-check.rules.ts";

/** What an audit stores of a site beside its pages: what was asked for once, when it began. */
export type SeenSite = Pick<
  SiteFacts,
  "origin" | "sitemaps" | "byHttp" | "otherHost" | "randomPath" | "llms"
> & {
  readonly robots: Omit<SiteFacts["robots"], "parsed">;
  /** Hosts that are the site: its own, and the one that its start page led to. */
  readonly host: string;
  /** Why nothing was rendered; null where something was, or before. */
  readonly noBrowser: string | null;
  /** Why agents were not probed, by token; null before the probes. */
  readonly unprobed: Readonly<Record<string, string>> | null;
};
