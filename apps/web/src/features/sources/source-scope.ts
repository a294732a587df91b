import type { InsightAddress, InsightFilter } from "#features/insights/public.ts";

/** Which site is looked at, and in which answers. */
export interface SourceScope {
  readonly projectId: string;
  readonly filter: InsightFilter;
  readonly domain: string;
  readonly isCompared: boolean;
  /** What the address says of all insights, to go on with elsewhere. */
  readonly address: InsightAddress;
}
