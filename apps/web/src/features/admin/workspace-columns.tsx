import type { AdminWorkspace } from "@citelens/contract/platform/admin";
import { Link } from "@tanstack/react-router";
import { countText } from "#lib/figures.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { NamedWith } from "./named-with.tsx";

/** A workspace's name, with its page behind it, and what else every list of workspaces shows. */
export const workspaceColumns: readonly [DataColumn<AdminWorkspace>, ...DataColumn<AdminWorkspace>[]] = [
  {
    id: "name",
    header: "Workspace",
    kind: "main",
    cell: ({ id, name, url }) => (
      <NamedWith
        name={name}
        detail={url}
        link={<Link to="/admin/workspaces/$workspaceId" params={{ workspaceId: id }} />}
      />
    ),
  },
  {
    id: "state",
    header: "State",
    kind: "text",
    cell: ({ is_active }) =>
      is_active ? <Badge tone="pos">Active</Badge> : <Badge tone="neutral">Deactivated</Badge>,
  },
  { id: "members", header: "Members", kind: "number", cell: ({ members }) => countText(members) },
  { id: "created", header: "Created", kind: "text", cell: ({ created }) => <Ago at={created} /> },
];
