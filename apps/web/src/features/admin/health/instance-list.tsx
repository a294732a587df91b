import type { Instance } from "@citelens/contract/platform/instances";
import type { ReactElement } from "react";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";

export function InstanceList({ instances }: { readonly instances: readonly Instance[] }): ReactElement {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">Instances</h2>
        <p className="text-sm text-fg-3">
          The processes that run on these databases. One that was not seen for a minute and has not ended in
          order is gone.
        </p>
      </div>
      <DataTable
        label="Instances"
        columns={columns}
        data={{ status: "ready", rows: instances, stale: false }}
        rowKey={({ id }) => id}
        empty={null}
      />
    </section>
  );
}

const columns: readonly DataColumn<Instance>[] = [
  {
    id: "name",
    header: "Instance",
    kind: "main",
    cell: ({ name }) => <code className="text-sm wrap-anywhere">{name}</code>,
  },
  { id: "roles", header: "Roles", kind: "text", cell: ({ roles }) => roles.join(", ") },
  { id: "version", header: "Version", kind: "text", cell: ({ version }) => version },
  { id: "started", header: "Started", kind: "text", cell: ({ started }) => <Ago at={started} /> },
  { id: "seen", header: "Seen", kind: "text", cell: ({ seen_at }) => <Ago at={seen_at} /> },
  {
    id: "state",
    header: "State",
    kind: "text",
    cell: ({ is_gone }) => <Badge tone={is_gone ? "neg" : "pos"}>{is_gone ? "Gone" : "Runs"}</Badge>,
  },
];
