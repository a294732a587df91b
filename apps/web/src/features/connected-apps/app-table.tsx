import type { ConnectedApp } from "@citelens/contract/workspaces/connected-apps";
import { useQuery } from "@tanstack/react-query";
import { Blocks, Unplug } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { workspacesQuery } from "#features/workspaces/public.ts";
import { countText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Ago } from "#ui/text/instant.tsx";
import { scopeList } from "./connected-app-labels.rules.ts";
import { connectedAppsQuery } from "./connected-apps.queries.ts";
import { DisconnectDialog } from "./disconnect-dialog.tsx";

interface AppRow {
  readonly app: ConnectedApp;
  readonly workspaces: string;
  readonly now: Date;
  readonly onDisconnect: () => void;
}

export function AppTable(): ReactElement {
  const apps = useQuery(connectedAppsQuery(useWorkspaceId()));
  const workspaces = useQuery(workspacesQuery);
  const [leaving, setLeaving] = useState<ConnectedApp>();
  const heading = useRef<HTMLHeadingElement>(null);
  const names = new Map(workspaces.data?.map(({ id, name }) => [id, name]));

  const rowOf = (app: ConnectedApp): AppRow => ({
    app,
    workspaces: app.projects.flatMap((id) => names.get(id) ?? []).join(", "),
    now: new Date(apps.dataUpdatedAt),
    onDisconnect: () => setLeaving(app),
  });

  return (
    <section className="space-y-3" aria-labelledby="apps-heading">
      <h2 ref={heading} id="apps-heading" tabIndex={-1} className="text-lg font-semibold outline-none">
        Apps that reach this workspace
      </h2>
      <DataTable
        label="Connected apps"
        columns={appColumns}
        data={tableDataOf(apps, (list) => list.map(rowOf))}
        rowKey={({ app }) => app.id}
        skeletonRows={3}
        wide
        empty={
          <EmptyState icon={Blocks} title="No app reaches this workspace" frame="none">
            Enter <span className="font-medium text-fg">{location.origin}/mcp</span> in Claude, ChatGPT or
            another app. One that reaches another workspace is listed there.
          </EmptyState>
        }
      />
      <DisconnectDialog
        app={leaving}
        onClose={() => setLeaving(undefined)}
        onDisconnected={() => heading.current?.focus()}
      />
    </section>
  );
}

const appColumns: readonly DataColumn<AppRow>[] = [
  { id: "name", header: "App", kind: "main", cell: nameCell },
  { id: "scopes", header: "May", kind: "text", cell: ({ app }) => scopeList(app.scopes) },
  { id: "projects", header: "Workspaces", kind: "text", cell: ({ workspaces }) => workspaces },
  { id: "credits", header: "Credits today", kind: "number", cell: creditsCell },
  { id: "by", header: "Connected by", kind: "text", cell: byCell },
  { id: "used", header: "Last use", kind: "text", cell: usedCell },
  { id: "actions", header: "Actions", kind: "buttons", cell: actionsCell },
];

function nameCell({ app }: AppRow): ReactElement {
  return (
    <span className="flex flex-col">
      <span className="wrap-anywhere">{app.name}</span>
      <span className="text-sm font-normal wrap-anywhere text-fg-2">
        {app.kind === "document" ? app.host : `not checked; answers to ${app.host}`}
      </span>
    </span>
  );
}

function creditsCell({ app }: AppRow): string {
  return app.scopes.includes("spend")
    ? `${countText(app.credits_today)} of ${countText(app.credits_per_day)}`
    : "none";
}

function byCell({ app, now }: AppRow): ReactElement {
  return (
    <span className="flex flex-col">
      <span className="wrap-anywhere">{app.is_own ? "You" : app.connected_by}</span>
      <span className="text-sm text-fg-2">
        <Ago at={app.created} now={now} />
      </span>
    </span>
  );
}

function usedCell({ app, now }: AppRow): ReactElement | string {
  return app.last_used === null ? "Never" : <Ago at={app.last_used} now={now} />;
}

function actionsCell({ app, onDisconnect }: AppRow): ReactElement {
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Unplug size={14} aria-hidden="true" />}
      aria-label={`Disconnect ${app.name}`}
      onClick={onDisconnect}
    >
      Disconnect
    </Button>
  );
}
