import type { WrongCount } from "@citelens/contract/platform/admin";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago } from "#ui/text/instant.tsx";

/** Renders nothing while every count is right. */
export function WrongCounts({ counts }: { readonly counts: readonly WrongCount[] }): ReactElement | null {
  if (counts.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">Wrong counts</h2>
        <p className="text-sm text-fg-3">
          A nightly check compares stored counts with actual ones. A row disappears when a later check finds
          the count right.
        </p>
      </div>
      <DataTable
        label="Wrong counts"
        columns={columns}
        data={{ status: "ready", rows: counts, stale: false }}
        rowKey={({ check, scope, subject, what }) => `${check} ${scope} ${subject} ${what}`}
        empty={null}
      />
    </section>
  );
}

const columns: readonly DataColumn<WrongCount>[] = [
  {
    id: "what",
    header: "What",
    kind: "main",
    cell: ({ what, check }) => (
      <>
        <span className="block">{what}</span>
        <code className="block text-xs font-normal text-fg-3">{check}</code>
      </>
    ),
  },
  {
    id: "where",
    header: "Where",
    kind: "text",
    cell: ({ scope, subject }) => (
      <>
        <code className="block text-xs sm:whitespace-nowrap">{subject}</code>
        {subject !== scope && (
          <code className="block text-xs sm:whitespace-nowrap text-fg-3">in {scope}</code>
        )}
      </>
    ),
  },
  { id: "kept", header: "Stored", kind: "number", cell: ({ kept }) => countText(kept) },
  { id: "counted", header: "Actual", kind: "number", cell: ({ counted }) => countText(counted) },
  { id: "found", header: "Found", kind: "text", cell: ({ found_at }) => <Ago at={found_at} /> },
];
