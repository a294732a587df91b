import { dayMs } from "@citelens/contract/base/days";
import type { IntegrationFault, IntegrationHalf, NextStep } from "@citelens/contract/traffic/integrations";

/** Statement of a page about tracker.js. */
export type SiteTag =
  | { readonly kind: "none" }
  /** The script without an id, or an id without the script. */
  | { readonly kind: "incomplete" }
  | { readonly kind: "complete"; readonly ids: readonly string[] };

/** Outcome of asking for the site's page. */
export type SiteAnswer =
  | { readonly kind: "unreachable"; readonly url: string; readonly reason: string }
  | {
      readonly kind: "answered";
      readonly url: string;
      readonly status: number;
      readonly isPage: boolean;
      readonly tag: SiteTag;
    };

interface BackendFacts {
  readonly lastVisitAt: Date | undefined;
  readonly isNonceSeen: boolean;
  readonly hasKey: boolean;
  readonly now: Date;
}

export function backendHalf(answer: SiteAnswer, facts: BackendFacts): IntegrationHalf {
  const { lastVisitAt, isNonceSeen, hasKey, now } = facts;
  const last_seen = lastVisitAt?.toISOString() ?? null;
  if (isNonceSeen) return connected("nonce_seen", last_seen);
  if (isRecent(lastVisitAt, now)) return connected("visit_in_24h", last_seen);

  const site = siteFault(answer);
  if (!hasKey) return missing(site ?? "not_reported", "create_key", last_seen);
  return site ? missing(site, "mend_site", last_seen) : missing("not_reported", "report_visits", last_seen);
}

interface FrontendFacts {
  readonly workspaceId: string;
  readonly lastPageViewAt: Date | undefined;
  readonly now: Date;
}

export function frontendHalf(answer: SiteAnswer, facts: FrontendFacts): IntegrationHalf {
  const { workspaceId, lastPageViewAt, now } = facts;
  const last_seen = lastPageViewAt?.toISOString() ?? null;
  const tag = tagOf(answer);
  if (tag.kind === "complete" && tag.ids.includes(workspaceId)) return connected("tag_found", last_seen);
  if (isRecent(lastPageViewAt, now)) return connected("page_view_in_24h", last_seen);

  if (tag.kind === "complete") return missing("tag_of_other_workspace", "change_tag_id", last_seen);
  if (tag.kind === "incomplete") return missing("tag_incomplete", "complete_tag", last_seen);
  const site = siteFault(answer);
  if (site) return missing(site, "mend_site", last_seen);
  if (answer.kind === "answered" && !answer.isPage) return missing("no_page", "mend_site", last_seen);
  return missing("no_tag", "add_tag", last_seen);
}

/** The id of another workspace in the page's tag, if this one's is not there. */
export function otherProjectIn(answer: SiteAnswer, workspaceId: string): string | undefined {
  const tag = tagOf(answer);
  if (tag.kind !== "complete" || tag.ids.includes(workspaceId)) return undefined;
  return tag.ids[0];
}

function tagOf(answer: SiteAnswer): SiteTag {
  return answer.kind === "answered" ? answer.tag : { kind: "none" };
}

function siteFault(answer: SiteAnswer): IntegrationFault | undefined {
  if (answer.kind === "unreachable") return "unreachable";
  return answer.status >= 400 ? "error_status" : undefined;
}

function isRecent(at: Date | undefined, now: Date): boolean {
  return at !== undefined && now.getTime() - at.getTime() < dayMs;
}

function connected(known_by: IntegrationHalf["known_by"], last_seen: string | null): IntegrationHalf {
  return { known_by, last_seen, fault: null, next_step: null };
}

function missing(fault: IntegrationFault, next_step: NextStep, last_seen: string | null): IntegrationHalf {
  return { known_by: null, last_seen, fault, next_step };
}
