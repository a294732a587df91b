import type { AdminWorkspace } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LayoutGrid } from "lucide-react";
import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { allWorkspacesQuery } from "./admin.queries.ts";
import { parseAdminSearch } from "./admin-search.rules.ts";
import { NamedWith } from "./named-with.tsx";
import { SearchedList } from "./searched-list.tsx";

const columns: readonly DataColumn<AdminWorkspace>[] = [
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
  { id: "owner", header: "Owner", kind: "text", long: true, cell: ({ owner_email }) => owner_email },
  {
    id: "state",
    header: "State",
    kind: "text",
    cell: ({ is_active }) =>
      is_active ? <Badge tone="pos">Active</Badge> : <Badge tone="neutral">Deactivated</Badge>,
  },
  { id: "members", header: "Members", kind: "number", cell: ({ members }) => members },
  { id: "created", header: "Created", kind: "text", cell: ({ created }) => <Ago at={created} /> },
];

export function AllWorkspacesPage(): ReactElement {
  const { search, onSearch } = useAddress(parseAdminSearch);
  const workspaces = useQuery(allWorkspacesQuery(search));
  return (
    <>
      <PageHeader title="Workspaces" purpose="Every workspace, the newest first." />
      <SearchedList
        label="Workspaces"
        searchLabel="Search name, address or owner"
        columns={columns}
        list={workspaces}
        rowKey={({ id }) => id}
        search={search}
        onSearch={onSearch}
        empty={{
          icon: LayoutGrid,
          title: "No workspaces yet",
          text: "They appear here once a user creates one.",
        }}
      />
    </>
  );
}
