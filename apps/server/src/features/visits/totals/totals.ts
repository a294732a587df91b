import type { Tools } from "#platform/tools.ts";
import { listSeen, sumVisitDays, type VisitsOfDay } from "./totals.events.ts";

type Events = Pick<Tools, "events">;

/** One statement names no more workspaces than these. */
const idsMax = 2_000;

/** How many visits there are in all workspaces, for superusers. */
export const visitTotals = {
  byDay: ({ events }: Events, days: Parameters<typeof sumVisitDays>[1]): Promise<VisitsOfDay[]> =>
    sumVisitDays(events, days),

  /** Ids of those workspaces that ever had a visit. */
  seenIn: async ({ events }: Events, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const found = new Set<string>();
    for (let from = 0; from < ids.length; from += idsMax)
      for (const row of await listSeen(events, ids.slice(from, from + idsMax))) found.add(row.workspace_id);
    return found;
  },
} as const;
