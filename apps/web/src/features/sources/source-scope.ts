import type { InsightAddress, InsightFilter } from "#features/insights/public.ts";

/** The selected site and the filter of its answers. */
export interface SourceScope {
  readonly projectId: string;
  readonly filter: InsightFilter;
  readonly domain: string;
  readonly isCompared: boolean;
  /** The insights' search parameters, passed on to other pages. */
  readonly address: InsightAddress;
}
