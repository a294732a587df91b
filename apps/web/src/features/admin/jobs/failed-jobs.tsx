import type { FailedJob } from "@citelens/contract/platform/admin-jobs";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { counted } from "#lib/figures.ts";
import { ActiveFilters } from "#ui/forms/active-filters.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Ago } from "#ui/text/instant.tsx";
import { rowsPerPage } from "../admin.queries.ts";
import { JobErrors } from "./job-errors.tsx";
import { JobPanel } from "./job-panel.tsx";
import { failedJobsQuery } from "./jobs.queries.ts";
import { type Act, JobsActDialog } from "./jobs-act-dialog.tsx";
import { type JobsSearch, parseJobsSearch } from "./jobs-search.rules.ts";

/** Jobs that failed for good, by queue and by error, and what can be done with them. */
export function FailedJobs(): ReactElement {
  const { search, onSearch } = useAddress(parseJobsSearch);
  const failed = useQuery(failedJobsQuery(search));
  const [act, setAct] = useState<Act>();
  const [opened, setOpened] = useState<FailedJob>();
  const asOf = failed.data?.as_of ?? "";
  const columns = useMemo(
    () => columnsOf({ onOpen: setOpened, onAct: (part) => setAct({ ...part, failed_until: asOf }) }),
    [asOf],
  );
  const count = failed.isError ? 0 : (failed.data?.count ?? 0);
  const { queue, error } = search;
  const onAll = (kind: Act["kind"]): void =>
    setAct({
      kind,
      which: { kind: "all", ...(queue && { queue }), ...(error && { error }) },
      words: `${counted(count, "failed job")}${inWords(search)}`,
      failed_until: asOf,
    });
  return (
    <section aria-label="Failed jobs" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-lg font-semibold">Failed jobs</h2>
          <p className="text-sm text-fg-3">
            They were tried again by themselves until that was of no use.
            {failed.data && ` They are kept for ${counted(failed.data.kept_days, "day")} and then removed.`}
          </p>
        </div>
        {count > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onAll("retry")}>Retry all {count}</Button>
            <Button variant="ghost" onClick={() => onAll("discard")}>
              Discard all {count}
            </Button>
          </div>
        )}
      </div>
      <ActiveFilters
        filters={[
          ...(queue === undefined
            ? []
            : [
                {
                  words: `Queue: ${queue}`,
                  onRemove: () => onSearch(({ error: kept }) => (kept ? { error: kept } : {}), "replace"),
                },
              ]),
          ...(error === undefined
            ? []
            : [
                {
                  words: `Error: ${error}`,
                  onRemove: () => onSearch(({ queue: kept }) => (kept ? { queue: kept } : {}), "replace"),
                },
              ]),
        ]}
        onClear={() => onSearch(() => ({}), "replace")}
      />
      <JobErrors queue={queue} error={error} />
      <DataTable
        label="Failed jobs"
        columns={columns}
        data={tableDataOf(failed, ({ results }) => results)}
        rowKey={({ id }) => id}
        skeletonRows={3}
        empty={
          (failed.data?.count ?? 0) > 0 ? (
            <PastTheEnd onFirst={() => onSearch(({ page: _, ...rest }) => rest, "push")} />
          ) : (
            <EmptyState
              icon={CircleCheck}
              title={queue || error ? "No failed job matches the filters" : "No failed jobs"}
              frame="none"
            />
          )
        }
        footer={pagesFooter({
          page: search.page ?? 1,
          pageSize: rowsPerPage,
          total: count,
          onPage: (page) => onSearch((latest) => ({ ...latest, page }), "push"),
        })}
      />
      <JobPanel job={opened} onClose={() => setOpened(undefined)} />
      <JobsActDialog act={act} onClose={() => setAct(undefined)} />
    </section>
  );
}

function inWords({ queue, error }: JobsSearch): string {
  return `${queue ? ` of ${queue}` : ""}${error ? ` with the error “${error}”` : ""}`;
}

interface RowActs {
  readonly onOpen: (job: FailedJob) => void;
  readonly onAct: (act: Omit<Act, "failed_until">) => void;
}

function columnsOf({ onOpen, onAct }: RowActs): readonly DataColumn<FailedJob>[] {
  const actOf =
    (kind: Act["kind"], { id, queue }: FailedJob) =>
    () =>
      onAct({ kind, which: { kind: "one", job_id: id }, words: `1 failed job of ${queue}` });
  return [
    {
      id: "queue",
      header: "Job",
      kind: "main",
      short: true,
      cell: ({ queue, payload }) => (
        <>
          <code className="block text-sm wrap-anywhere">{queue}</code>
          {Object.entries(payload).map(([key, value]) => (
            <code key={key} className="block text-xs font-normal wrap-anywhere text-fg-3">
              {key} {value}
            </code>
          ))}
        </>
      ),
    },
    {
      id: "error",
      header: "Error",
      kind: "text",
      long: true,
      cell: ({ error }) => <span className="block max-w-120 text-sm wrap-anywhere">{error}</span>,
    },
    { id: "attempts", header: "Attempts", kind: "number", cell: ({ attempts }) => attempts },
    { id: "failed", header: "Failed", kind: "text", cell: ({ failed_at }) => <Ago at={failed_at} /> },
    {
      id: "actions",
      header: "Actions",
      kind: "buttons",
      cell: (job) => (
        <span className="flex gap-1">
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Open ${job.queue} ${job.id}`}
            onClick={() => onOpen(job)}
          >
            Open
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Retry ${job.queue} ${job.id}`}
            onClick={actOf("retry", job)}
          >
            Retry
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Discard ${job.queue} ${job.id}`}
            onClick={actOf("discard", job)}
          >
            Discard
          </Button>
        </span>
      ),
    },
  ];
}
