import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import type { SiteCheckId } from "@citelens/contract/content/audit-words";
import type { Robots } from "@citelens/robots";
import type { PageFacts } from "../store/page-facts.rules.ts";
import type { SeenSite } from "../store/seen-site.rules.ts";
import type { CheckResult, CheckWords, PageBrief } from "./check.rules.ts";

/** A site as its checks see it; those of what could not be asked for, which is null, do not apply. */
export interface SiteFacts
  extends Pick<SeenSite, "origin" | "sitemaps" | "byHttp" | "otherHost" | "randomPath" | "llms"> {
  /** The day of the audit, as yyyy-MM-dd. */
  readonly today: string;
  readonly robots: SeenSite["robots"] & { readonly parsed: Robots };
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
  /** Pages that sitemaps name, up to a bound. */
  readonly sitemapPages: readonly {
    readonly hash: string;
    readonly url: string;
    readonly lastmod: string | null;
  }[];
  readonly start: PageFacts | null;
  page(hash: string): PageBrief | undefined;
}

export interface SiteCheck extends CheckWords {
  readonly id: SiteCheckId;
  /** By the thing that it is about: an agent's token, or "" where there is one thing alone. */
  check(site: SiteFacts): ReadonlyMap<string, CheckResult> | CheckResult;
}
