import type { InsightAddress } from "#features/insights/filters/public.ts";

/** The selected site. */
export interface SourceScope {
  readonly domain: string;
  /** The insights' search parameters, passed on to other pages. */
  readonly address: InsightAddress;
}
