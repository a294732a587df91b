import type { TrackingCounters } from "@citelens/contract/traffic/visits";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { countersQuery } from "../visits.queries.ts";
import { reasonsOf } from "./counter-reasons.rules.ts";

export function KeyCounters(): ReactElement {
  const workspaceId = useWorkspaceId();
  const counters = useQuery(countersQuery(workspaceId));
  if (counters.isError) {
    return <QueryError query={counters} />;
  }
  if (!counters.data) {
    return (
      <div className="h-24">
        <Skeleton shape="card" />
      </div>
    );
  }
  if (counters.data.length === 0) {
    return <p className="text-fg-2">No server has reported anything yet.</p>;
  }
  return (
    <ul className="space-y-3">
      {counters.data.map((key) => (
        <li key={key.key_id}>
          <CountersOfKey counters={key} />
        </li>
      ))}
    </ul>
  );
}

function CountersOfKey({ counters }: { readonly counters: TrackingCounters }): ReactElement {
  const { key_name, received, stored, filtered, rejected } = counters;
  const cells = [
    ["Received", received],
    ["Stored", stored],
    ["Filtered", filtered],
    ["Rejected", rejected],
  ] as const;
  const reasons = reasonsOf(counters.reasons);
  return (
    <div className="rounded-popup border border-border px-3.5 py-3">
      <p className="truncate font-medium">{key_name}</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
        {cells.map(([label, count]) => (
          <div key={label}>
            <dt className="text-sm text-fg-3">{label}</dt>
            <dd className="font-medium tabular-nums">{countText(count)}</dd>
          </div>
        ))}
      </dl>
      {reasons.length > 0 && (
        <ul className="mt-2 space-y-0.5 border-t border-border pt-2 text-sm text-fg-2">
          {reasons.map(({ words, count }) => (
            <li key={words} className="flex justify-between gap-4">
              <span>{words}</span>
              <span className="tabular-nums">{countText(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
