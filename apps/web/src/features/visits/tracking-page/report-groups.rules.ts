import type { TrackingReport } from "@citelens/contract/traffic/tracking-reports";
import { reasonLabel } from "../tracking/counter-reasons.rules.ts";

type Sums = Readonly<Record<TrackingReport["outcome"], number>>;

export interface DayOfReports extends Sums {
  readonly day: string;
}

export interface ReportReason {
  readonly outcome: "filtered" | "rejected";
  readonly words: string;
  /** How a rejected request was answered. */
  readonly status: number | null;
  readonly count: number;
}

/** Reports of one key, or tracker.js. */
export interface ReportGroup extends Sums {
  /** The key's id; empty for tracker.js. */
  readonly id: string;
  readonly name: string;
  readonly isRevoked: boolean;
  /** The latest first; without days on which nothing came. */
  readonly days: readonly DayOfReports[];
  /** Why requests were rejected, then why they were filtered, each the most frequent first. */
  readonly reasons: readonly ReportReason[];
}

/** The reports of each key, the one that reported last first, and of tracker.js. */
export function groupsOf(reports: readonly TrackingReport[]): {
  readonly keys: readonly ReportGroup[];
  readonly tracker: ReportGroup | undefined;
} {
  const groups = [...Map.groupBy(reports, ({ key_id }) => key_id ?? "")].map(([id, own]) => groupOf(id, own));
  return { keys: groups.filter(({ id }) => id !== ""), tracker: groups.find(({ id }) => id === "") };
}

function groupOf(id: string, own: readonly TrackingReport[]): ReportGroup {
  const days = [...Map.groupBy(own, ({ day }) => day)].map(([day, ofDay]) => ({ day, ...sumsOf(ofDay) }));
  return {
    id,
    name: own[0]?.key_name ?? "tracker.js",
    isRevoked: own[0]?.revoked ?? false,
    ...sumsOf(own),
    days: days.toSorted((a, b) => (a.day < b.day ? 1 : -1)),
    reasons: [...reasonsOf(own, "rejected"), ...reasonsOf(own, "filtered")],
  };
}

function sumsOf(reports: readonly TrackingReport[]): Sums {
  const sum = (wanted: TrackingReport["outcome"]): number =>
    reports.reduce((all, { outcome, count }) => (outcome === wanted ? all + count : all), 0);
  return { stored: sum("stored"), filtered: sum("filtered"), rejected: sum("rejected") };
}

function reasonsOf(own: readonly TrackingReport[], outcome: ReportReason["outcome"]): ReportReason[] {
  const meant = own.filter((report) => report.outcome === outcome);
  return [...Map.groupBy(meant, ({ reason }) => reason)]
    .map(([reason, reports]) => ({
      outcome,
      words: reasonLabel(reason),
      status: reports[0]?.status ?? null,
      count: reports.reduce((all, { count }) => all + count, 0),
    }))
    .toSorted((a, b) => b.count - a.count);
}
