import type { AuditComparison } from "@citelens/contract/content/technical-audit";
import { Equal } from "lucide-react";
import type { ReactElement } from "react";
import { countText } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { pathOf } from "../../audit-figures.rules.ts";

type Pages = AuditComparison["pages"];
type ChangedPage = Pages["changed"][number];

/** Pages that came, that went, and what changed on the others. */
export function PageChanges({ pages }: { readonly pages: Pages }): ReactElement {
  return (
    <>
      <section aria-label="Changed pages" className="space-y-3">
        <h2 className="text-lg font-semibold">Changed pages ({countText(pages.changed.length)})</h2>
        <DataTable
          label="Changed pages"
          columns={columns}
          data={{ status: "ready", rows: pages.changed, stale: false }}
          rowKey={({ url, field }) => `${url} ${field}`}
          empty={<EmptyState icon={Equal} title="No page changed" frame="none" />}
        />
      </section>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Addresses title="Added pages" addresses={pages.added} none="No page was added." />
        <Addresses title="Removed pages" addresses={pages.removed} none="No page is gone." />
      </div>
    </>
  );
}

const columns: readonly DataColumn<ChangedPage>[] = [
  { id: "page", header: "Page", kind: "main", cell: ({ url }) => pathOf(url) },
  { id: "field", header: "What", kind: "text", cell: ({ field }) => field },
  { id: "before", header: "Before", kind: "text", long: true, cell: ({ before }) => <Value text={before} /> },
  { id: "after", header: "After", kind: "text", long: true, cell: ({ after }) => <Value text={after} /> },
];

function Value({ text }: { readonly text: string }): ReactElement {
  return text === "" ? (
    <span className="text-fg-3">None</span>
  ) : (
    <span className="wrap-anywhere">{text}</span>
  );
}

interface AddressesProps {
  readonly title: string;
  readonly addresses: readonly string[];
  readonly none: string;
}

function Addresses({ title, addresses, none }: AddressesProps): ReactElement {
  return (
    <Card title={`${title} (${countText(addresses.length)})`}>
      {addresses.length === 0 ? (
        <p className="text-fg-2">{none}</p>
      ) : (
        <ul aria-label={title} className="max-h-80 space-y-1 overflow-y-auto text-sm">
          {addresses.map((url) => (
            <li key={url} className="wrap-anywhere">
              {pathOf(url)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
