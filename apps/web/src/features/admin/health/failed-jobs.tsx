import type { FailedJob } from "@citelens/contract/platform/admin";
import { CircleCheck } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";
import { changes, useAdminChange } from "../admin.queries.ts";

export function FailedJobs({ jobs }: { readonly jobs: readonly FailedJob[] }): ReactElement {
  const { mutate } = useAdminChange(changes.retryJob);
  const columns = useMemo(
    () =>
      columnsOf((jobId) =>
        mutate(jobId, {
          onSuccess: () => toast.success("The job is queued again."),
          onError: (problem) => toast.error(problemMessage(problem)),
        }),
      ),
    [mutate],
  );
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">Failed jobs</h2>
      <DataTable
        label="Failed jobs"
        columns={columns}
        data={{ status: "ready", rows: jobs, stale: false }}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={CircleCheck} title="No failed jobs" frame="none" />}
      />
    </section>
  );
}

function columnsOf(onRetry: (jobId: string) => void): readonly DataColumn<FailedJob>[] {
  return [
    { id: "name", header: "Job", kind: "main", cell: ({ name }) => <code className="text-sm">{name}</code> },
    {
      id: "error",
      header: "Error",
      kind: "text",
      long: true,
      cell: ({ error }) => <span className="block max-w-120 text-sm wrap-anywhere">{error}</span>,
    },
    {
      id: "failed",
      header: "When",
      kind: "text",
      cell: ({ failed_at }) => (failed_at ? <Ago at={failed_at} /> : "-"),
    },
    {
      id: "actions",
      header: "Actions",
      kind: "buttons",
      cell: ({ id, name }) => (
        <Button size="sm" variant="ghost" aria-label={`Retry ${name}`} onClick={() => onRetry(id)}>
          Retry
        </Button>
      ),
    },
  ];
}
