import type { RunProgress } from "@citelens/contract/visibility/runs";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Pagination } from "#ui/table/pagination.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { costText } from "../cost-text.ts";
import { campaignFile, runPageQuery, runsPerPage } from "./details.queries.ts";
import { problemsOf } from "./run.rules.ts";

interface RunRow {
  readonly run: RunProgress;
  readonly now: Date;
}

/** Only where the user may see it. */
const cost: DataColumn<RunRow> = {
  id: "cost",
  header: "Provider cost",
  kind: "number",
  cell: ({ run }) => (run.cost_usd === null ? "–" : costText(run.cost_usd, run.cost_is_guessed)),
};

const columns: readonly DataColumn<RunRow>[] = [
  {
    id: "created",
    header: "Started",
    kind: "main",
    short: true,
    cell: ({ run, now }) => (
      <>
        <Instant at={run.created} />
        <span className="block text-sm font-normal text-fg-3">
          <Ago at={run.created} now={now} />
        </span>
      </>
    ),
  },
  { id: "status", header: "Status", kind: "text", cell: statusCell },
  {
    id: "ok",
    header: "Answered",
    kind: "number",
    cell: ({ run }) => `${run.answers_ok} / ${run.answers_total}`,
  },
  { id: "refused", header: "No answer", kind: "number", cell: ({ run }) => run.answers_refused },
  { id: "failed", header: "Failed", kind: "number", cell: ({ run }) => run.answers_failed },
  { id: "credits", header: "Credits", kind: "number", cell: ({ run }) => run.credits_used },
  { id: "problems", header: "Problems", kind: "text", long: true, cell: problemsCell },
];

export function RunsCard({ campaignId }: { readonly campaignId: string }): ReactElement {
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(1);
  const runs = useQuery(runPageQuery(workspaceId, campaignId, page));
  const count = runs.data?.count ?? 0;
  const isCostShown = runs.data?.results.some(({ cost_usd }) => cost_usd !== null) ?? false;
  return (
    <section aria-labelledby="runs-heading" className="space-y-3">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="runs-heading" className="text-lg font-semibold">
          Runs
        </h2>
        <ExportButton
          name="runs"
          read={(format) => campaignFile(workspaceId, { campaignId, of: "runs" }, format)}
          disabled={count === 0}
        />
      </header>
      <DataTable
        label="Runs"
        columns={isCostShown ? columns.toSpliced(-1, 0, cost) : columns}
        data={tableDataOf(runs, ({ results }, now) => results.map((run) => ({ run, now })))}
        rowKey={({ run }) => run.id}
        skeletonRows={3}
        empty={
          <EmptyState icon={CalendarClock} title="No run yet" frame="none">
            The first run starts when the campaign is launched.
          </EmptyState>
        }
        footer={
          count > runsPerPage ? (
            <Pagination page={page} pageSize={runsPerPage} total={count} onPage={setPage} />
          ) : undefined
        }
      />
    </section>
  );
}

function statusCell({ run }: RunRow): ReactElement {
  return run.status === "RUNNING" ? <Badge tone="info">Running</Badge> : <Badge tone="pos">Done</Badge>;
}

function problemsCell({ run }: RunRow): ReactElement {
  const problems = problemsOf(run);
  if (problems.length === 0) return <span className="text-fg-3">None</span>;
  return (
    <ul className="sm:min-w-48 space-y-0.5 text-sm wrap-anywhere text-warn">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
