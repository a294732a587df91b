import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { TrackingReport, TrackingReports } from "@citelens/contract/traffic/tracking-reports";
import { listApiKeys } from "#features/api-keys/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { type ListFile, listFile } from "#platform/list-file.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { findLastReports } from "../ingest/last-reports.ts";
import { statusOfRejection } from "../ingest/rejections.ts";
import { listCounters, trackerKeyId } from "../store/visits.sql.ts";

/** Outcomes of what was reported in the last days, by key, day and reason; up to a second behind. */
export async function listTrackingReports(
  tools: Tools,
  place: Place,
  days: number,
): Promise<TrackingReports> {
  const [results, { lastVisitAt, lastPageViewAt }] = await Promise.all([
    reportsOf(tools, place, days),
    findLastReports(tools, place),
  ]);
  return {
    results,
    last_visit_at: lastVisitAt?.toISOString() ?? null,
    last_page_view_at: lastPageViewAt?.toISOString() ?? null,
  };
}

export async function exportTrackingReports(tools: Tools, place: Place, days: number): Promise<ListFile> {
  return listFile({
    name: `tracking-${tools.now().toISOString().slice(0, 10)}`,
    items: await reportsOf(tools, place, days),
    header: ["Source", "Key", dates("Day"), "Outcome", "Reason", "Status", "Count"],
    cellsOf: ({ source, key_name, day, outcome, reason, status, count }) => [
      source,
      key_name,
      day,
      outcome,
      reason,
      status,
      count,
    ],
  });
}

async function reportsOf(tools: Tools, place: Place, days: number): Promise<TrackingReport[]> {
  const since = shiftDay(dayIn("UTC", tools.now()), 1 - days);
  const [keys, rows] = await Promise.all([listApiKeys(tools, place), listCounters(tools, place, since)]);
  const known = new Map(keys.map((key) => [key.id, key]));
  return rows.map(({ key_id, day, outcome, reason, count }) => {
    const isTracker = key_id === trackerKeyId;
    const key = known.get(key_id);
    return {
      source: isTracker ? "tracker" : "key",
      key_id: isTracker ? null : key_id,
      key_name: key?.name ?? null,
      revoked: key?.revoked ?? false,
      day,
      outcome,
      reason,
      status: outcome === "rejected" ? statusOfRejection(reason) : null,
      count,
    };
  });
}
