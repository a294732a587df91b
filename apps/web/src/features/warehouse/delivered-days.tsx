import type { Warehouse, WarehouseDay } from "@citelens/contract/platform/warehouse";
import { warehouseDatasets } from "@citelens/contract/platform/warehouse-words";
import type { UseQueryResult } from "@tanstack/react-query";
import { PackageOpen } from "lucide-react";
import type { ReactElement } from "react";
import { dayText } from "#lib/dates/dates.ts";
import { countText } from "#lib/figures.ts";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Badge } from "#ui/text/badge.tsx";
import { datasetNames, sizeText } from "./warehouse-words.rules.ts";

/** The last days, each with the rows of every dataset. */
export function DeliveredDays({ query }: { readonly query: UseQueryResult<Warehouse> }): ReactElement {
  return (
    <section className="space-y-3" aria-labelledby="days-heading">
      <h2 id="days-heading" className="text-lg font-semibold">
        Days in the bucket
      </h2>
      <DataTable
        label="Days in the bucket"
        columns={columns}
        data={tableDataOf(query, ({ days }) => days)}
        rowKey={({ day }) => day}
        wide
        empty={
          <EmptyState icon={PackageOpen} title="No days yet" frame="none">
            The first delivery brings everything that there is, from the oldest day on.
          </EmptyState>
        }
      />
    </section>
  );
}

const columns: readonly DataColumn<WarehouseDay>[] = [
  { id: "day", header: "Day", kind: "main", short: true, cell: ({ day }) => dayText(day) },
  {
    id: "state",
    header: "State",
    kind: "text",
    cell: ({ is_final }) =>
      is_final ? <Badge tone="pos">Final</Badge> : <Badge tone="info">Written anew each night</Badge>,
  },
  ...warehouseDatasets.map(
    (name): DataColumn<WarehouseDay> => ({
      id: name,
      header: datasetNames[name],
      kind: "number",
      cell: ({ datasets }) => {
        const delivered = datasets.find(({ dataset }) => dataset === name);
        return delivered ? countText(delivered.rows) : "–";
      },
    }),
  ),
  {
    id: "size",
    header: "Size",
    kind: "number",
    cell: ({ datasets }) => sizeText(datasets.reduce((sum, { bytes }) => sum + bytes, 0)),
  },
];
