import { dayMs } from "@citelens/contract/base/days";
import {
  occurredAheadMaxMs,
  type Visit,
  visitErrors,
  visitsStoredDays,
} from "@citelens/contract/traffic/visits";
import { type Agent, isOwnAgent, matchReferrer, type ReferrerMatch } from "@citelens/crawlers";
import { isPart, isPrefetch } from "@citelens/visit";
import type { PagePath } from "../store/page-path.rules.ts";
import { isBrowser, type StoredHeaders } from "./stored-headers.rules.ts";

/** Settings of what a workspace wants to have kept. */
export interface TrackingSettings {
  /** Host of the workspace's site. */
  readonly siteHost: string;
  readonly timeZone: string;
  /** Keep requests for images, scripts and the like. */
  readonly trackAssets: boolean;
  /** Keep requests other than GET and HEAD. */
  readonly trackAllMethods: boolean;
  /** How many days what is reported is kept. */
  readonly retentionDays: number;
}

/** Why a request was not kept as a visit. `people` are counted by the day all the same; `expired` is older than what is kept; nobody has opened a `prefetch`. */
export type FilterReason =
  | "own_agent"
  | "method"
  | "asset"
  | "prefetch"
  | "other_software"
  | "subresource"
  | "people"
  | "expired";

export type Decision =
  | { readonly kind: "agent"; readonly agent: Agent }
  | { readonly kind: "referral"; readonly match: ReferrerMatch }
  | { readonly kind: "filtered"; readonly reason: FilterReason };

export interface Request {
  readonly method: string;
  readonly page: PagePath;
  readonly headers: StoredHeaders;
}

type Classify = (
  userAgent: string,
  hints: { readonly signatureAgent: string | undefined },
) => Agent | undefined;

/** Whether a request is an agent's, a person's who came from an AI assistant, or nothing to keep. */
export function decide(request: Request, settings: TrackingSettings, classify: Classify): Decision {
  const { headers } = request;
  const userAgent = headers.get("user-agent") ?? "";
  const destination = headers.get("sec-fetch-dest");
  if (isOwnAgent(userAgent)) return filtered("own_agent");
  if (!settings.trackAllMethods && !isReading(request.method)) return filtered("method");
  if (!settings.trackAssets && isPart(request.page.path, destination)) return filtered("asset");
  if (isPrefetch((name) => headers.get(name))) return filtered("prefetch");

  const agent = classify(userAgent, { signatureAgent: headers.get("signature-agent") });
  if (agent && !settings.trackAssets && isOfPage(userAgent, destination)) return filtered("subresource");
  if (agent) return { kind: "agent", agent };
  return decidePerson(request, userAgent, settings.siteHost);
}

function decidePerson({ page, headers }: Request, userAgent: string, siteHost: string): Decision {
  const match = matchReferrer({
    referrer: headers.get("referer"),
    utmSource: page.utmSource,
    referrerTag: page.referrerTag,
    userAgent,
    siteHost,
  });
  if (match?.evidence !== "in_app" && !isBrowser(userAgent)) return filtered("other_software");
  if (!isNavigation(headers.get("sec-fetch-dest"))) return filtered("subresource");
  return match ? { kind: "referral", match } : filtered("people");
}

/** Fault in the time of a reported request, if anything. */
export function occurredFault(occurredAt: Date, now: Date): string | undefined {
  const ageMs = now.getTime() - occurredAt.getTime();
  if (ageMs < -occurredAheadMaxMs) return visitErrors.occurredAhead;
  if (ageMs > visitsStoredDays * dayMs) return visitErrors.occurredLate;
  return undefined;
}

/** Whether something is older than what its workspace keeps. */
export function isExpired(
  at: Date,
  { retentionDays, now }: { readonly retentionDays: number; readonly now: Date },
): boolean {
  return now.getTime() - at.getTime() > retentionDays * dayMs;
}

export function occurredAtOf(visit: Visit, now: Date): Date {
  return visit.occurred_at === undefined ? now : new Date(visit.occurred_at);
}

function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

/** Whether the browser that an agent drives asked by itself or for a script. One that names itself asks for what it wants to read. */
function isOfPage(userAgent: string, fetchDestination: string | undefined): boolean {
  return !isNavigation(fetchDestination) && isBrowser(userAgent);
}

/** Browsers that say what a request is for say "document" when a person opens a page; old ones say nothing. */
function isNavigation(fetchDestination: string | undefined): boolean {
  return fetchDestination === undefined || fetchDestination === "document";
}

export function filtered(reason: FilterReason): Decision {
  return { kind: "filtered", reason };
}
