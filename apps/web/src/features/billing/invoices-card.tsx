import { formatMoney } from "@citelens/contract/base/money";
import type { Invoice } from "@citelens/contract/billing/billing";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { tableDataOf } from "#ui/table/table-data.ts";
import { Badge, type BadgeProps } from "#ui/text/badge.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { invoicesQuery } from "./billing.queries.ts";

const columns: readonly DataColumn<Invoice>[] = [
  {
    id: "description",
    header: "Description",
    kind: "main",
    cell: ({ description }) => description,
  },
  {
    id: "created",
    header: "Date",
    kind: "text",
    cell: ({ created }) => <span className="whitespace-nowrap">{dayOfInstantText(created)}</span>,
  },
  { id: "status", header: "Status", kind: "text", cell: statusCell },
  { id: "tax", header: "Tax", kind: "number", cell: ({ tax, currency }) => formatMoney(tax, currency) },
  {
    id: "total",
    header: "Total",
    kind: "number",
    cell: ({ total, currency }) => (
      <span className="font-medium text-fg">{formatMoney(total, currency)}</span>
    ),
  },
  { id: "invoice", header: "Invoice", kind: "text", long: true, cell: linkCell },
];

export function InvoicesCard(): ReactElement {
  const invoices = useQuery(invoicesQuery(useWorkspaceId()));
  return (
    <section aria-label="Invoices" className="space-y-2">
      <div>
        <h2 className="text-lg font-semibold">Invoices</h2>
        <p className="text-sm text-fg-3">Newest first.</p>
      </div>
      <DataTable
        label="Invoices"
        columns={columns}
        data={tableDataOf(invoices, (known) => known)}
        rowKey={({ id }) => id}
        skeletonRows={1}
        empty={<p className="px-4 pb-4 text-fg-2 sm:pt-4">There are no invoices yet.</p>}
      />
    </section>
  );
}

function statusCell({ status }: Invoice): ReactElement {
  return <Badge tone={statusTones[status] ?? "neutral"}>{statusLabels[status] ?? status}</Badge>;
}

function linkCell({ number, url }: Invoice): ReactElement {
  if (url === null) return <span className="text-fg-3">{number ?? "–"}</span>;
  return (
    <span className="whitespace-nowrap">
      <TextLink render={<ForeignAnchor href={url} />}>View {number ?? "invoice"}</TextLink>
    </span>
  );
}

const statusTones: Readonly<Record<string, BadgeProps["tone"]>> = {
  paid: "pos",
  open: "warn",
  uncollectible: "neg",
};
const statusLabels: Readonly<Record<string, string>> = {
  paid: "Paid",
  open: "Open",
  void: "Void",
  uncollectible: "Not collected",
};
