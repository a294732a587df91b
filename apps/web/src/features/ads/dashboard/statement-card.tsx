import type { Answer } from "@citelens/contract/base/endpoint";
import type { getAdStatement } from "@citelens/contract/content/ads-dashboard";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download, ReceiptText } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { saveFile } from "#lib/browser/save-file.ts";
import { dayText, monthText } from "#lib/dates/dates.ts";
import { countText, moneyText } from "#lib/figures.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Select } from "#ui/forms/select.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Pagination } from "#ui/table/pagination.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { readsRule } from "../network/network-labels.rules.ts";
import { type Statement, statementMonths } from "./ads-dashboard-search.rules.ts";
import { entriesPerPage, type StatementFormat, statementFile, statementQuery } from "./dashboard.queries.ts";

type StatementTotals = Answer<typeof getAdStatement>;
type StatementEntry = StatementTotals["results"][number];

interface StatementCardProps {
  readonly statement: Statement;
  readonly today: string;
  readonly onChange: (part: Partial<Statement>) => void;
}

const sides = [
  { value: "advertiser", label: "As advertiser" },
  { value: "publisher", label: "As publisher" },
] as const;

/** Books of a month, to be read and saved. */
export function StatementCard({ statement, today, onChange }: StatementCardProps): ReactElement {
  const { month, side } = statement;
  const workspaceId = useWorkspaceId();
  const [read, setRead] = useState({ month, side, page: 1 });
  // Another month or side begins with its first page.
  const page = read.month === month && read.side === side ? read.page : 1;
  const entries = useQuery(statementQuery(workspaceId, { month, side, page }));
  const total = entries.data?.count ?? 0;
  const currency = entries.data?.currency;
  const columns = useMemo(() => columnsOf(side, currency ?? "EUR"), [side, currency]);
  const isEmpty = total === 0;
  return (
    <section aria-labelledby="ad-statements" className="flex flex-col gap-3">
      <div>
        <h2 id="ad-statements" className="text-lg font-semibold">
          Statements
        </h2>
        <p className="text-sm text-fg-3">
          Nothing is charged or paid out automatically: statements are what both sides settle by. {readsRule}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Select
          label="Month"
          options={statementMonths(today).map((value) => ({ value, label: monthText(value) }))}
          value={month}
          onChange={(next) => onChange({ month: next })}
        />
        <Segmented label="Side" options={sides} value={side} onChange={(next) => onChange({ side: next })} />
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <FileButton statement={statement} format="pdf" disabled={isEmpty} />
          <FileButton statement={statement} format="csv" disabled={isEmpty} />
          <FileButton statement={statement} format="xlsx" disabled={isEmpty} />
          <FileButton statement={statement} format="ndjson" disabled={isEmpty} />
        </div>
      </div>
      <DataTable
        label={`Statement of ${monthText(month)}`}
        columns={columns}
        data={tableDataOf(entries, (totals) => totals.results, { rowsAfterFailure: "removed" })}
        rowKey={({ day, campaign_id, publisher, placement }) =>
          `${day} ${campaign_id} ${publisher} ${placement}`
        }
        skeletonRows={3}
        wide
        empty={
          <EmptyState icon={ReceiptText} title={`No entries in ${monthText(month)}`} frame="none">
            {side === "advertiser"
              ? "Each day’s reads that cost this workspace something are entered here."
              : "Each day’s reads that earned this workspace’s website something are entered here."}
          </EmptyState>
        }
        footer={
          entries.data && !entries.isError && !isEmpty ? (
            <Sums totals={entries.data} side={side} />
          ) : undefined
        }
      />
      {total > entriesPerPage && (
        <Pagination
          page={page}
          pageSize={entriesPerPage}
          total={total}
          onPage={(next) => setRead({ month, side, page: next })}
        />
      )}
    </section>
  );
}

function Sums({
  totals,
  side,
}: {
  readonly totals: StatementTotals;
  readonly side: Statement["side"];
}): ReactElement {
  const { currency, spend_cents: spend, earnings_cents: earnings } = totals;
  return (
    <p className="text-right font-medium tabular-nums">
      {side === "advertiser"
        ? `Total spend ${moneyText(spend, currency)}`
        : `Total earnings ${moneyText(earnings, currency)} of ${moneyText(spend, currency)} spent`}
    </p>
  );
}

interface FileButtonProps {
  readonly statement: Statement;
  readonly format: StatementFormat;
  readonly disabled: boolean;
}

function FileButton({ statement: { month, side }, format, disabled }: FileButtonProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const saving = useMutation({
    mutationFn: async () =>
      saveFile(
        await statementFile(workspaceId, { month, side }, format),
        `ad-statement-${side}_${month}.${format}`,
      ),
    onError: (problem) =>
      toast.error(problemMessage(problem, "The file could not be saved. Please try again.")),
  });
  return (
    <Button
      size="sm"
      icon={<Download size={14} aria-hidden="true" />}
      disabled={disabled}
      loading={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {format.toUpperCase()}
    </Button>
  );
}

function columnsOf(side: Statement["side"], currency: string): readonly DataColumn<StatementEntry>[] {
  const other: DataColumn<StatementEntry> =
    side === "advertiser"
      ? { id: "publisher", header: "Publisher", kind: "text", cell: ({ publisher }) => publisher }
      : { id: "advertiser", header: "Advertiser", kind: "text", cell: ({ advertiser }) => advertiser };
  const earnings: DataColumn<StatementEntry> = {
    id: "earnings",
    header: "Earnings",
    kind: "number",
    cell: ({ earnings_cents }) => moneyText(earnings_cents, currency),
  };
  return [
    { id: "campaign", header: "Campaign", kind: "main", cell: ({ campaign_name }) => campaign_name },
    { id: "day", header: "Day", kind: "text", cell: ({ day }) => dayText(day) },
    other,
    { id: "placement", header: "Placement", kind: "text", cell: ({ placement }) => placement },
    { id: "reads", header: "Reads", kind: "number", cell: ({ reads }) => countText(reads) },
    {
      id: "proven",
      header: "Proven",
      kind: "number",
      cell: ({ proven_reads: proven }) => (proven === null ? "–" : countText(proven)),
    },
    {
      id: "billable",
      header: "Billable",
      kind: "number",
      cell: ({ billable_reads }) => countText(billable_reads),
    },
    {
      id: "spend",
      header: "Spend",
      kind: "number",
      cell: ({ spend_cents }) => moneyText(spend_cents, currency),
    },
    ...(side === "publisher" ? [earnings] : []),
  ];
}
