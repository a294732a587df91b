import type { ScheduledJob } from "@citelens/contract/platform/admin-jobs";
import { Clock } from "lucide-react";
import type { ReactElement } from "react";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn, TableData } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { cronText } from "./cron-text.rules.ts";

export function ScheduledJobs({ data }: { readonly data: TableData<ScheduledJob> }): ReactElement {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">Scheduled jobs</h2>
      <DataTable
        label="Scheduled jobs"
        columns={columns}
        data={data}
        rowKey={({ name }) => name}
        skeletonRows={8}
        empty={<EmptyState icon={Clock} title="No scheduled jobs" frame="none" />}
      />
    </section>
  );
}

const outcomes = {
  WAITING: <Badge tone="neutral">Waiting</Badge>,
  RUNNING: <Badge tone="info">Running</Badge>,
  RETRYING: <Badge tone="warn">Retrying</Badge>,
  DONE: <Badge tone="pos">Done</Badge>,
  FAILED: <Badge tone="neg">Failed</Badge>,
} as const;

const columns: readonly DataColumn<ScheduledJob>[] = [
  {
    id: "name",
    header: "Job",
    kind: "main",
    cell: ({ name }) => <code className="text-sm wrap-anywhere">{name}</code>,
  },
  {
    id: "cron",
    header: "Runs",
    kind: "text",
    cell: ({ cron }) => <span title={cron}>{cronText(cron)}</span>,
  },
  {
    id: "last",
    header: "Last run",
    kind: "text",
    cell: ({ last_run }) =>
      last_run === null ? (
        "Not yet"
      ) : (
        <span className="flex flex-col">
          {outcomes[last_run.outcome]}
          <span className="text-sm text-fg-3">
            <Ago at={last_run.at} />
          </span>
        </span>
      ),
  },
  {
    id: "next",
    header: "Next run",
    kind: "text",
    cell: ({ next_run }) => (next_run ? <Instant at={next_run} /> : "-"),
  },
];
