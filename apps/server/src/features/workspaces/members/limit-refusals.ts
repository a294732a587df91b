import { dayIn } from "@citelens/contract/base/days";
import type { LimitRefusal } from "@citelens/contract/workspaces/limits";
import { type Collector, openCollector } from "#platform/counting/collector.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { addRefusals, type RefusalRow, sumRefusals } from "./limit-refusals.sql.ts";

export interface Refusals extends Pick<Collector<RefusalRow>, "flush" | "close"> {
  /** A member of the workspace was refused because of what the plan allows. */
  count(place: Place, limit: LimitRefusal["limit"]): void;
}

/** Counts what was refused to members, by the day in UTC. */
export function openRefusals(tools: Pick<Tools, "db" | "now" | "log">): Refusals {
  const { add, flush, close } = openCollector<RefusalRow>(tools.log, {
    what: "counts of refused requests",
    keyOf: ({ workspace_id, day, limit }) => `${workspace_id} ${day} ${limit}`,
    merge: (known, added) => ({ ...known, count: known.count + added.count }),
    write: (rows) => addRefusals(tools, rows),
  });
  return {
    count: ({ workspaceId }, limit) => {
      add({ workspace_id: workspaceId, day: dayIn("UTC", tools.now()), limit, count: 1 });
    },
    flush,
    close,
  };
}

/** Refusals by the limits to members of every workspace, for superusers; days are those of UTC. */
export const limitRefusals = { sumSince: sumRefusals } as const;
