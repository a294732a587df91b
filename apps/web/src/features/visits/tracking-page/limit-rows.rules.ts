import type { TrackingReport } from "@citelens/contract/traffic/tracking-reports";
import type { Limits } from "@citelens/contract/workspaces/limits";
import { countText } from "#lib/figures.ts";

export interface LimitRow {
  readonly what: string;
  /** How many are allowed, and in which time. */
  readonly allowed: string;
  /** The same of the next larger plan that allows more; undefined without one. */
  readonly next: string | undefined;
  /** How many were refused in 30 days; undefined while the reports are not known. */
  readonly refused: number | undefined;
}

/**
 * Rows of what the plan allows, and what of it was refused in 30 days: to servers and tracker.js by the reports, to members by the limits.
 */
export function limitRowsOf(
  limits: Limits,
  reports: readonly TrackingReport[] | undefined,
): readonly LimitRow[] {
  const refusedTo = (limit: Limits["refused"][number]["limit"]): number =>
    sumOf(limits.refused.filter((one) => one.limit === limit));
  const allowed = textsOf(limits);
  const next = limits.next ? textsOf(limits.next) : undefined;
  return [
    {
      what: "Reported requests",
      allowed: allowed.events,
      next: next?.events,
      refused: reports && sumOf(reports.filter(({ reason }) => reason === "rate_limited")),
    },
    {
      what: "Requests of members",
      allowed: allowed.requests,
      next: next?.requests,
      refused: refusedTo("requests"),
    },
    { what: "Live views", allowed: allowed.streams, next: next?.streams, refused: refusedTo("streams") },
    { what: "Exports", allowed: allowed.exports, next: next?.exports, refused: refusedTo("exports") },
  ];
}

type AllowedLimits = Pick<
  Limits,
  "events_per_second" | "events_at_once" | "requests_per_minute" | "streams" | "exports"
>;

function textsOf(
  allowed: AllowedLimits,
): Readonly<Record<"events" | "requests" | "streams" | "exports", string>> {
  return {
    events: `${countText(allowed.events_per_second)} a second, ${countText(allowed.events_at_once)} at once`,
    requests: `${countText(allowed.requests_per_minute)} a minute`,
    streams: `${countText(allowed.streams)} at a time`,
    exports: `${countText(allowed.exports)} at a time`,
  };
}

function sumOf(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
