import { type KeyCall, keptCallsMax } from "@citelens/contract/workspaces/api-keys";
import { useQuery } from "@tanstack/react-query";
import { Terminal } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Badge, type BadgeProps } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { keyCallsQuery } from "./agents.queries.ts";

interface CallRow extends KeyCall {
  /** Time at which the list was fetched. */
  readonly now: Date;
}

/** The last calls of one's own keys, as they come in. */
export function CallLog(): ReactElement {
  const calls = useQuery(keyCallsQuery(useWorkspaceId()));
  return (
    <Card
      title="Live log"
      hint={`The last ${keptCallsMax} calls of your own keys in this workspace, within seconds. Neither queries nor bodies are kept.`}
      padding="flush"
    >
      <DataTable
        label="Live log"
        columns={columns}
        data={tableDataOf(calls, (list, now) => list.map((call) => ({ ...call, now })))}
        rowKey={({ key, at, operation }) => `${key} ${at} ${operation}`}
        skeletonRows={3}
        empty={
          <EmptyState icon={Terminal} title="No calls yet" frame="none">
            Make a key above and run the call: it appears here within seconds.
          </EmptyState>
        }
      />
    </Card>
  );
}

const columns: readonly DataColumn<CallRow>[] = [
  {
    id: "operation",
    header: "Operation",
    kind: "main",
    cell: ({ operation }) => <code className="font-mono text-sm font-normal">{operation}</code>,
  },
  { id: "key", header: "Key", kind: "text", cell: ({ key_name }) => key_name },
  {
    id: "status",
    header: "Answer",
    kind: "text",
    cell: ({ status }) => <Badge tone={toneOf(status)}>{status}</Badge>,
  },
  { id: "ms", header: "Took", kind: "number", cell: ({ ms }) => `${ms} ms` },
  { id: "at", header: "When", kind: "text", cell: ({ at, now }) => <Ago at={at} now={now} /> },
];

function toneOf(status: number): BadgeProps["tone"] {
  if (status < 400) return "pos";
  return status < 500 ? "warn" : "neg";
}
