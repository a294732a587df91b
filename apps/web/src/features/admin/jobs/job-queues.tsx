import type { JobQueueState } from "@citelens/contract/platform/admin-jobs";
import { Link } from "@tanstack/react-router";
import { ListChecks } from "lucide-react";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn, TableData } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

export function JobQueues({ data }: { readonly data: TableData<JobQueueState> }): ReactElement {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">Queues</h2>
      <DataTable
        label="Queues"
        columns={columns}
        data={data}
        rowKey={({ name }) => name}
        skeletonRows={8}
        empty={<EmptyState icon={ListChecks} title="No queues yet" frame="none" />}
      />
    </section>
  );
}

const columns: readonly DataColumn<JobQueueState>[] = [
  {
    id: "name",
    header: "Queue",
    kind: "main",
    cell: ({ name }) => <code className="text-sm wrap-anywhere">{name}</code>,
  },
  { id: "waiting", header: "Waiting", kind: "number", cell: ({ waiting }) => countText(waiting) },
  {
    id: "oldest",
    header: "Oldest waiting",
    kind: "text",
    cell: ({ oldest_due }) => (oldest_due ? <Ago at={oldest_due} /> : "-"),
  },
  { id: "running", header: "Running", kind: "number", cell: ({ running }) => countText(running) },
  { id: "retrying", header: "Retrying", kind: "number", cell: ({ retrying }) => countText(retrying) },
  {
    id: "failed",
    header: "Failed",
    kind: "number",
    cell: ({ failed, name }) =>
      failed === 0 ? (
        "0"
      ) : (
        <TextLink
          render={
            <Link
              to="/admin/jobs"
              search={{ queue: name }}
              aria-label={`Failed jobs of ${name}: ${countText(failed)}`}
            />
          }
        >
          {countText(failed)}
        </TextLink>
      ),
  },
  { id: "done", header: "Done in 24 h", kind: "number", cell: ({ done }) => countText(done) },
];
