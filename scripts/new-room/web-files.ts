import type { RoomNames } from "./room-names.ts";

/** The web room's files, by their name in its folder. */
export function webFiles(names: RoomNames): Readonly<Record<string, string>> {
  const { room } = names;
  return {
    "room.ts": `export { ${names.Room}Page } from "./${room}-page.tsx";\n`,
    [`${room}.queries.ts`]: queries(names),
    [`${room}-page.tsx`]: page(names),
    [`${room}-list.tsx`]: list(names),
  };
}

function queries({ room, contract, Room, roomValue, spokenRoom }: RoomNames): string {
  return `import { list${Room} } from "@citelens/contract/${contract}";
import { endpointQuery } from "#lib/api/queries.ts";

/** The workspace's ${spokenRoom}, the newest first. */
export function ${roomValue}Query(workspaceId: string) {
  return endpointQuery(["${room}", workspaceId], [list${Room}, { params: { projectId: workspaceId } }]);
}
`;
}

function page({ room, Room, title }: RoomNames): string {
  return `import type { ReactElement } from "react";
import { SelectedWorkspace } from "#features/workspaces/public.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { ${Room}List } from "./${room}-list.tsx";

export function ${Room}Page(): ReactElement {
  return (
    <div className="space-y-5">
      <PageHeader title="${title}" />
      <SelectedWorkspace whenNone="Create your first workspace, then come back.">
        <${Room}List />
      </SelectedWorkspace>
    </div>
  );
}
`;
}

function list({ room, contract, Room, roomValue, Thing, title, spokenRoom }: RoomNames): string {
  return `import type { ${Thing} } from "@citelens/contract/${contract}";
import { useQuery } from "@tanstack/react-query";
import { Inbox } from "lucide-react";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn, TableData } from "#ui/table/data-table-props.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { ${roomValue}Query } from "./${room}.queries.ts";

const columns: readonly DataColumn<${Thing}>[] = [
  { id: "name", header: "Name", kind: "main", cell: ({ name }) => name },
  { id: "created", header: "Created", kind: "text", cell: ({ created }) => dayOfInstantText(created) },
];

export function ${Room}List(): ReactElement {
  const workspaceId = useWorkspaceId();
  const found = useQuery(${roomValue}Query(workspaceId));
  return (
    <DataTable
      label="${title}"
      columns={columns}
      data={tableDataOf(found)}
      rowKey={({ id }) => id}
      skeletonRows={3}
      empty={<EmptyState icon={Inbox} title="No ${spokenRoom} yet" frame="none" />}
    />
  );
}

type ListState = Pick<ReturnType<typeof useQuery<${Thing}[]>>, "status" | "data" | "error" | "refetch">;

function tableDataOf({ status, data, error, refetch }: ListState): TableData<${Thing}> {
  if (data) return { status: "ready", rows: data, stale: false };
  if (status === "pending") return { status: "loading" };
  return { status: "failed", message: problemMessage(error), onRetry: () => void refetch() };
}
`;
}
