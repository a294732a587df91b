import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { KeyActions } from "./key-actions.tsx";
import { KeyName } from "./key-name.tsx";
import type { KeyRow } from "./key-row.ts";

export const keyColumns: readonly DataColumn<KeyRow>[] = [
  { id: "name", header: "Name", kind: "main", cell: (row) => <KeyName row={row} /> },
  {
    id: "created",
    header: "Created",
    kind: "text",
    cell: ({ apiKey, now }) => <Ago at={apiKey.created} now={now} />,
  },
  { id: "status", header: "Status", kind: "text", cell: statusCell },
  { id: "actions", header: "Actions", kind: "buttons", cell: (row) => <KeyActions row={row} /> },
];

function statusCell({ apiKey }: KeyRow) {
  return apiKey.revoked ? <Badge tone="neutral">Revoked</Badge> : <Badge tone="pos">Active</Badge>;
}
