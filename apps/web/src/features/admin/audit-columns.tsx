import type { AuditEntry } from "@citelens/contract/platform/admin";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";

export const auditColumns: readonly DataColumn<AuditEntry>[] = [
  {
    id: "action",
    header: "Action",
    kind: "main",
    cell: ({ action }) => <code className="text-sm">{action}</code>,
  },
  { id: "at", header: "When", kind: "text", cell: ({ at }) => <Ago at={at} /> },
  {
    id: "actor",
    header: "Who",
    kind: "text",
    cell: ({ actor_email, actor_id, impersonator_email, impersonator_id }) => (
      <span className="flex flex-col">
        <span>{actor_email ?? actor_id ?? "-"}</span>
        {impersonator_id !== null && (
          <span className="text-sm text-warn">by {impersonator_email ?? impersonator_id}</span>
        )}
      </span>
    ),
  },
  {
    id: "details",
    header: "Details",
    kind: "text",
    long: true,
    cell: ({ details, workspace_id, subject_id }) => (
      <span className="block max-w-120 text-sm wrap-anywhere text-fg-2">
        {Object.entries({ ...details, workspace: workspace_id, subject: subject_id })
          .filter(([, value]) => value !== null && value !== undefined)
          .map(([name, value]) => `${name}: ${value}`)
          .join(" · ")}
      </span>
    ),
  },
];
