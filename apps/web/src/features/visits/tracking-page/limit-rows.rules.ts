import type { TrackingReport } from "@citelens/contract/traffic/tracking-reports";
import type { Limits } from "@citelens/contract/workspaces/limits";
import { countText } from "#lib/figures.ts";

export interface LimitRow {
  readonly what: string;
  /** How many are allowed, and in which time. */
  readonly allowed: number;
  readonly per: string;
  /** How many were refused in 30 days; undefined while the reports are not known. */
  readonly refused: number | undefined;
}

/** What the plan allows, and what of it was refused in 30 days: to servers and tracker.js by the reports, to members by the limits. */
export function limitRowsOf(
  limits: Limits,
  reports: readonly TrackingReport[] | undefined,
): readonly LimitRow[] {
  const refusedTo = (limit: Limits["refused"][number]["limit"]): number =>
    sumOf(limits.refused.filter((one) => one.limit === limit));
  return [
    {
      what: "Reported requests",
      allowed: limits.events_per_second,
      per: `a second, ${countText(limits.events_at_once)} at once`,
      refused: reports && sumOf(reports.filter(({ reason }) => reason === "rate_limited")),
    },
    {
      what: "Requests of members",
      allowed: limits.requests_per_minute,
      per: "a minute",
      refused: refusedTo("requests"),
    },
    { what: "Live views", allowed: limits.streams, per: "at a time", refused: refusedTo("streams") },
    { what: "Exports", allowed: limits.exports, per: "at a time", refused: refusedTo("exports") },
  ];
}

function sumOf(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}
