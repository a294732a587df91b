import type { PageOrigin } from "@citelens/contract/content/audit-words";
import type { PageFacts } from "../store/page-facts.rules.ts";

/** For one page, with all that is asked to get there. */
export const pageMs = 10_000;

export interface AheadUrl {
  readonly hash: string;
  readonly url: string;
  readonly rank: number;
  readonly found_in: readonly PageOrigin[];
}

export interface FoundUrl extends AheadUrl {
  /** As the sitemap writes it. */
  readonly lastmod?: string | undefined;
}

export interface ReadUrl extends AheadUrl {
  readonly state: "DONE" | "CLOSED";
  readonly facts: PageFacts | null;
  readonly firstBytesMs: readonly number[];
}
