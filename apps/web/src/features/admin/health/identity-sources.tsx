import type { IdentitySource } from "@citelens/contract/traffic/identity-sources";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Ago, Instant } from "#ui/text/instant.tsx";
import { SoftBreaks } from "#ui/text/soft-breaks.tsx";

/** Renders nothing until they were read for the first time. */
export function IdentitySources({
  sources,
}: {
  readonly sources: readonly IdentitySource[];
}): ReactElement | null {
  if (sources.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold">Identity sources</h2>
        <p className="text-sm text-fg-3">
          What operators publish so that their agents can be recognised, read once a day. While one fails, its
          last copy is used; after 7 days it calls nobody spoofed any more.
        </p>
      </div>
      <DataTable
        label="Identity sources"
        columns={columns}
        data={{ status: "ready", rows: sources, stale: false }}
        rowKey={({ url }) => url}
        empty={null}
      />
    </section>
  );
}

const kinds = { address_list: "Address list", key_directory: "Key directory" } as const;

const columns: readonly DataColumn<IdentitySource>[] = [
  {
    id: "url",
    header: "Source",
    kind: "main",
    cell: ({ url, kind }) => (
      <>
        <span className="block">{kinds[kind]}</span>
        <code className="block max-w-120 text-xs text-fg-3">
          <SoftBreaks text={url} />
        </code>
      </>
    ),
  },
  { id: "entries", header: "Entries", kind: "number", cell: ({ entries }) => countText(entries) },
  {
    id: "fetched",
    header: "Read",
    kind: "text",
    cell: ({ fetched_at }) => (fetched_at ? <Ago at={fetched_at} /> : "Never"),
  },
  {
    id: "failing",
    header: "Failing",
    kind: "text",
    cell: ({ failing_since, failure }) =>
      failing_since === null ? (
        "No"
      ) : (
        <span className="block max-w-80 text-sm wrap-anywhere">
          since <Ago at={failing_since} />: {failure}
        </span>
      ),
  },
  { id: "next", header: "Next", kind: "text", cell: ({ next_try }) => <Instant at={next_try} /> },
];
