import { useQuery } from "@tanstack/react-query";
import { Coins } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import type { ChangeView } from "#lib/address/use-address.ts";
import { ExportButton } from "#ui/forms/export-button.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { pagesFooter } from "#ui/table/pagination.tsx";
import { PastTheEnd } from "#ui/table/past-the-end.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { spendingFile, spendingRowsPerPage, spendingRowsQuery } from "./spending.queries.ts";
import { spendingColumns } from "./spending-columns.tsx";
import { type SpendingView, spendingGroupChoices } from "./spending-search.rules.ts";

interface SpendingTableProps {
  readonly view: SpendingView;
  /** Undefined while it is loading. */
  readonly usdPerEuro: number | undefined;
  readonly onChange: ChangeView<SpendingView>;
}

/** Cost of a period, told apart by one of four. */
export function SpendingTable({ view, usdPerEuro, onChange }: SpendingTableProps): ReactElement {
  const list = useQuery(spendingRowsQuery(view));
  const count = list.isError ? 0 : (list.data?.count ?? 0);
  const columns = useMemo(() => spendingColumns(usdPerEuro), [usdPerEuro]);
  const label = `Costs by ${view.by}`;
  return (
    <section aria-label="Breakdown" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Costs by"
          options={spendingGroupChoices}
          value={view.by}
          onChange={(by) => onChange({ by }, "push")}
        />
        <ExportButton
          name={`costs-by-${view.by}_${view.range.from}_${view.range.to}`}
          read={(format) => spendingFile(view, format)}
          disabled={count === 0}
        />
      </div>
      <DataTable
        label={label}
        columns={columns}
        data={tableDataOf(list, ({ results }) => results, { rowsAfterFailure: "removed" })}
        rowKey={({ id }) => id ?? "installation"}
        skeletonRows={5}
        empty={count > 0 ? <PastTheEnd onFirst={() => onChange({ page: 1 }, "push")} /> : <NothingSpent />}
        footer={pagesFooter({
          page: view.page,
          pageSize: spendingRowsPerPage,
          total: count,
          onPage: (page) => onChange({ page }, "push"),
        })}
      />
      {view.by === "purpose" && (
        <p className="text-sm text-fg-3">
          Credits are charged for answers alone; they have to cover judgements and checks too.
        </p>
      )}
    </section>
  );
}

function NothingSpent(): ReactElement {
  return (
    <EmptyState icon={Coins} title="No costs in this period" frame="none">
      Each call of an AI provider is counted here, answered or not, as soon as campaigns ask.
    </EmptyState>
  );
}
