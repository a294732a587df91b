import type { FailedItem } from "@citelens/contract/platform/admin";
import type { ReactElement } from "react";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago, Instant } from "#ui/text/instant.tsx";

/** Renders nothing while nothing has failed. */
export function FailedItems({ items }: { readonly items: readonly FailedItem[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">Failed items</h2>
        <p className="text-sm text-fg-3">
          Scheduled jobs continue without them and retry each one automatically, with growing delays.
        </p>
      </div>
      <DataTable
        label="Failed items"
        columns={columns}
        data={{ status: "ready", rows: items, stale: false }}
        rowKey={({ sweep, item }) => `${sweep} ${item}`}
        empty={null}
      />
    </section>
  );
}

const columns: readonly DataColumn<FailedItem>[] = [
  {
    id: "sweep",
    header: "Job",
    kind: "main",
    cell: ({ sweep, item }) => (
      <>
        <code className="block text-sm">{sweep}</code>
        <code className="block text-xs sm:whitespace-nowrap text-fg-3">{item}</code>
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
  { id: "failures", header: "Attempts", kind: "number", cell: ({ failures }) => failures },
  { id: "failed", header: "Last", kind: "text", cell: ({ failed_at }) => <Ago at={failed_at} /> },
  {
    id: "next",
    header: "Next",
    kind: "text",
    cell: ({ next_try }) => <Instant at={next_try} />,
  },
];
