import { type Collector, openCollector } from "#platform/counting/collector.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { findReportTimes, type ReportTimes, saveReportTimes } from "../store/visits.sql.ts";

export interface LastReports extends Pick<Collector<ReportTimes>, "flush" | "close"> {
  /** Somebody has just reported for the workspace: a server a visit, or tracker.js a page view. */
  note(workspaceId: string, what: "visit" | "pageView"): void;
}

/** Keeps when each workspace was last reported for, so that a check of its integration need not ask the events. */
export function openLastReports(tools: Pick<Tools, "db" | "now" | "log">): LastReports {
  const { add, flush, close } = openCollector<ReportTimes>(tools.log, {
    what: "times of last reports",
    keyOf: ({ workspace_id }) => workspace_id,
    merge: (known, added) => ({
      workspace_id: known.workspace_id,
      last_visit_at: added.last_visit_at ?? known.last_visit_at,
      last_page_view_at: added.last_page_view_at ?? known.last_page_view_at,
    }),
    write: (rows) => saveReportTimes(tools, rows),
  });
  return {
    note: (workspaceId, what) => {
      const at = tools.now();
      add({
        workspace_id: workspaceId,
        last_visit_at: what === "visit" ? at : null,
        last_page_view_at: what === "pageView" ? at : null,
      });
    },
    flush,
    close,
  };
}

export interface LastReportTimes {
  readonly lastVisitAt: Date | undefined;
  readonly lastPageViewAt: Date | undefined;
}

/** When servers and tracker.js last reported for the workspace, kept or not; up to a second behind. */
export async function findLastReports(tools: Tools, place: Place): Promise<LastReportTimes> {
  const times = await findReportTimes(tools, place);
  return {
    lastVisitAt: times?.last_visit_at ?? undefined,
    lastPageViewAt: times?.last_page_view_at ?? undefined,
  };
}
