import type { AdminWorkspace } from "@citelens/contract/platform/admin";
import { useQuery } from "@tanstack/react-query";
import { LayoutGrid } from "lucide-react";
import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { allWorkspacesQuery } from "./admin.queries.ts";
import { parseAdminSearch } from "./admin-search.rules.ts";
import { SearchedList } from "./searched-list.tsx";
import { workspaceColumns } from "./workspace-columns.tsx";

const [name, ...others] = workspaceColumns;
const columns: readonly DataColumn<AdminWorkspace>[] = [
  name,
  { id: "owner", header: "Owner", kind: "text", long: true, cell: ({ owner_email }) => owner_email },
  ...others,
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
