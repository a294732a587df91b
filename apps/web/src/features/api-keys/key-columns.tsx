import { relativeTime } from "#lib/dates/dates.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { KeyActions } from "./key-actions.tsx";
import { KeyName } from "./key-name.tsx";
import type { KeyRow } from "./key-row.ts";

export const keyColumns: readonly DataColumn<KeyRow>[] = [
  { id: "name", header: "Name", kind: "main", cell: (row) => <KeyName row={row} /> },
  { id: "created", header: "Created", kind: "text", cell: createdCell },
  { id: "status", header: "Status", kind: "text", cell: statusCell },
  { id: "actions", header: "Actions", kind: "text", cell: (row) => <KeyActions row={row} /> },
];

function createdCell({ apiKey, now }: KeyRow) {
  const ago = relativeTime(apiKey.created, now);
  if (ago === undefined) return <span className="whitespace-nowrap">Unknown date</span>;
  return (
    <time
      dateTime={apiKey.created}
      title={new Date(apiKey.created).toLocaleString()}
      className="whitespace-nowrap"
    >
      {ago}
    </time>
  );
}

function statusCell({ apiKey }: KeyRow) {
  return apiKey.revoked ? <Badge tone="neutral">Revoked</Badge> : <Badge tone="pos">Active</Badge>;
}
