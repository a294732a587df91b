import { dayIn } from "@citelens/contract/base/days";
import { type Collector, openCollector } from "#platform/counting/collector.ts";
import type { Tools } from "#platform/tools.ts";
import { addToCounters, type CounterRow } from "../store/visits.sql.ts";

export type Outcome = CounterRow["outcome"];

export interface Reporter {
  readonly keyId: string;
  readonly workspaceId: string;
}

export interface Counters extends Pick<Collector<CounterRow>, "flush" | "close"> {
  count(
    reporter: Reporter,
    outcome: Outcome,
    what: { readonly reason: string; readonly times?: number },
  ): void;
}

/** Counts what became of reported requests, by the day in UTC. */
export function openCounters(tools: Pick<Tools, "db" | "now" | "log">): Counters {
  const { add, flush, close } = openCollector<CounterRow>(tools.log, {
    what: "tracking counters",
    keyOf: ({ key_id, day, outcome, reason }) => `${key_id} ${day} ${outcome} ${reason}`,
    merge: (known, added) => ({ ...known, count: known.count + added.count }),
    write: (rows) => addToCounters(tools, rows),
  });
  return {
    count: ({ keyId, workspaceId }, outcome, { reason, times = 1 }) => {
      const day = dayIn("UTC", tools.now());
      add({ workspace_id: workspaceId, key_id: keyId, day, outcome, reason, count: times });
    },
    flush,
    close,
  };
}
