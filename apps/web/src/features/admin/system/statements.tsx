import type { SlowStatement } from "@citelens/contract/platform/admin-system";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";

interface StatementsProps {
  readonly label: string;
  readonly statements: readonly SlowStatement[] | null;
  /** Why there are none, and how there would be. */
  readonly absent: string;
}

export function Statements({ label, statements, absent }: StatementsProps): ReactElement {
  if (statements === null) return <p className="text-sm text-fg-2">{absent}</p>;
  return (
    <DataTable
      label={label}
      columns={columns}
      data={{ status: "ready", rows: statements, stale: false }}
      rowKey={({ statement }) => statement}
      empty={<p className="p-5 text-fg-3">No statements yet.</p>}
    />
  );
}

function milliseconds(ms: number): string {
  return `${countText(Math.round(ms * 10) / 10)} ms`;
}

const columns: readonly DataColumn<SlowStatement>[] = [
  {
    id: "statement",
    header: "Statement",
    kind: "main",
    long: true,
    cell: ({ statement }) => (
      <code className="block max-w-120 text-xs font-normal wrap-anywhere">{statement}</code>
    ),
  },
  { id: "calls", header: "Calls", kind: "number", cell: ({ calls }) => countText(calls) },
  { id: "mean", header: "Mean", kind: "number", cell: ({ mean_ms }) => milliseconds(mean_ms) },
  { id: "total", header: "Total", kind: "number", cell: ({ total_ms }) => milliseconds(total_ms) },
];
