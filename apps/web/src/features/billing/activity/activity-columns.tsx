import type { AuditLogEntry } from "@citelens/contract/billing/audit-log";
import { Button } from "#ui/forms/button.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";

export interface ActivityRow {
  readonly entry: AuditLogEntry;
  /** The current time, for relative times. */
  readonly now: Date;
  readonly onFilter: (change: { readonly action?: string; readonly user?: string }) => void;
}

export const activityColumns: readonly DataColumn<ActivityRow>[] = [
  { id: "action", header: "Action", kind: "main", cell: actionCell },
  { id: "at", header: "When", kind: "text", cell: timeCell },
  { id: "who", header: "Who", kind: "text", long: true, cell: whoCell },
  {
    id: "workspace",
    header: "Workspace",
    kind: "text",
    long: true,
    cell: ({ entry }) => entry.workspace_name ?? "-",
  },
  { id: "details", header: "Details", kind: "text", long: true, cell: detailsCell },
];

function actionCell({ entry: { action }, onFilter }: ActivityRow) {
  return (
    <Button size="sm" variant="ghost" aria-label={`Only ${action}`} onClick={() => onFilter({ action })}>
      <code className="text-sm">{action}</code>
    </Button>
  );
}

function timeCell({ entry: { at }, now }: ActivityRow) {
  return (
    <>
      <Instant at={at} />
      <span className="block text-sm text-fg-3">
        <Ago at={at} now={now} />
      </span>
    </>
  );
}

function whoCell({ entry, onFilter }: ActivityRow) {
  const { by, actor_id: id, actor_name: name, actor_email: email } = entry;
  const person = name || email || (id === null ? undefined : "Somebody who is gone");
  return (
    <span className="flex flex-wrap items-center gap-2">
      {person !== undefined && id !== null && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`Only ${person}`}
          onClick={() => onFilter({ user: id })}
        >
          {person}
        </Button>
      )}
      {by === "support" && <Badge tone="warn">Support</Badge>}
      {by === "system" && <Badge tone="neutral">By itself</Badge>}
    </span>
  );
}

function detailsCell({ entry: { details } }: ActivityRow) {
  const told = Object.entries(details).filter(([, value]) => value !== null);
  return (
    <span className="block max-w-120 text-sm wrap-anywhere text-fg-2">
      {told.map(([name, value]) => `${name}: ${value}`).join(" · ")}
    </span>
  );
}
