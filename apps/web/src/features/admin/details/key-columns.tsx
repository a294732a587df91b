import type { WorkspaceKey } from "@citelens/contract/platform/admin-workspace";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { NamedWith } from "../named-with.tsx";

/** Columns of an API key, as far as superusers see it. */
export const keyColumns = {
  name: {
    id: "name",
    header: "Key",
    kind: "main",
    cell: ({ name, prefix }) => <NamedWith name={name} detail={`${prefix}…`} />,
  },
  state: {
    id: "state",
    header: "State",
    kind: "text",
    cell: ({ revoked_at }) =>
      revoked_at === null ? <Badge tone="pos">Active</Badge> : <Badge tone="neutral">Revoked</Badge>,
  },
  created: { id: "created", header: "Created", kind: "text", cell: ({ created }) => <Ago at={created} /> },
} as const satisfies Record<string, DataColumn<WorkspaceKey>>;
