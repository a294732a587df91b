import type { Health } from "@citelens/contract/platform/admin";
import { ListChecks } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";

type Row = Health["jobs"][number];

const columns: readonly DataColumn<Row>[] = [
  { id: "name", header: "Job", kind: "main", cell: ({ name }) => <code className="text-sm">{name}</code> },
  { id: "queued", header: "Queued", kind: "number", cell: ({ queued }) => queued },
  { id: "active", header: "Running", kind: "number", cell: ({ active }) => active },
  { id: "failed", header: "Failed", kind: "number", cell: ({ failed }) => failed },
  { id: "completed", header: "Done", kind: "number", cell: ({ completed }) => completed },
];

export function JobTable({ jobs }: { readonly jobs: readonly Row[] }): ReactElement {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">Jobs</h2>
      <DataTable
        label="Jobs"
        columns={columns}
        data={{ status: "ready", rows: jobs, stale: false }}
        rowKey={({ name }) => name}
        empty={<EmptyState icon={ListChecks} title="No jobs yet" frame="none" />}
      />
    </section>
  );
}
