import { formatMoney } from "@citelens/contract/base/money";
import type { Invoice } from "@citelens/contract/billing/billing";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { cx } from "#ui/cx.ts";
import { Card } from "#ui/frame/card.tsx";
import { ErrorState } from "#ui/frame/error-state.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Badge, type BadgeProps } from "#ui/text/badge.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { invoicesQuery } from "./billing.queries.ts";

export function InvoicesCard(): ReactElement {
  const workspaceId = useWorkspaceId();
  const invoices = useQuery(invoicesQuery(workspaceId));
  return (
    <Card title="Invoices" hint="Newest first.">
      {invoices.isPending && (
        <div aria-busy="true" className="h-10">
          <Skeleton />
        </div>
      )}
      {invoices.isError && (
        <ErrorState message={problemMessage(invoices.error)} onRetry={() => void invoices.refetch()} />
      )}
      {invoices.data?.length === 0 && <p className="text-fg-2">There are no invoices yet.</p>}
      {invoices.data && invoices.data.length > 0 && <InvoiceTable invoices={invoices.data} />}
    </Card>
  );
}

const cell = "py-2.5 max-sm:py-1";

/** A row for each invoice with its figures below each other; on a phone a card. */
function InvoiceTable({ invoices }: { readonly invoices: readonly Invoice[] }): ReactElement {
  return (
    <table className="w-full max-sm:block">
      <thead className="text-left text-sm text-fg-3 max-sm:sr-only">
        <tr className="border-b border-border">
          <th scope="col" className="pb-2 font-medium">
            Date
          </th>
          <th scope="col" className="pb-2 font-medium">
            Description
          </th>
          <th scope="col" className="pb-2 font-medium">
            Status
          </th>
          <th scope="col" className="pb-2 text-right font-medium">
            Tax
          </th>
          <th scope="col" className="pb-2 text-right font-medium">
            Total
          </th>
          <th scope="col" className="pb-2 text-right font-medium">
            Invoice
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border max-sm:block max-sm:space-y-3 max-sm:divide-y-0">
        {invoices.map(({ id, number, created, description, status, total, tax, currency, url }) => (
          <tr
            key={id}
            className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:rounded-popup max-sm:border max-sm:border-border max-sm:px-4 max-sm:py-2"
          >
            <td className={cx(cell, "pr-4 whitespace-nowrap text-fg-2")}>{dayOfInstantText(created)}</td>
            <td
              className={cx(
                cell,
                "pr-4 wrap-anywhere max-sm:order-first max-sm:col-span-2 max-sm:font-medium",
              )}
            >
              {description}
            </td>
            <td className={cx(cell, "pr-4 max-sm:text-right")}>
              <Badge tone={statusTones[status] ?? "neutral"}>{statusWords[status] ?? status}</Badge>
            </td>
            <td
              className={cx(
                cell,
                "pl-4 text-right tabular-nums max-sm:pl-0 max-sm:text-left max-sm:text-fg-3",
              )}
            >
              <span className="sm:hidden">Tax </span>
              {formatMoney(tax, currency)}
            </td>
            <td className={cx(cell, "pl-4 text-right font-medium tabular-nums")}>
              {formatMoney(total, currency)}
            </td>
            <td className={cx(cell, "pl-4 text-right max-sm:col-span-2 max-sm:pl-0 max-sm:text-left")}>
              {url === null ? (
                <span className="text-fg-3">{number ?? "–"}</span>
              ) : (
                <TextLink render={<a href={url} target="_blank" rel="noopener noreferrer" />}>
                  View {number ?? "invoice"}
                </TextLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const statusTones: Readonly<Record<string, BadgeProps["tone"]>> = {
  paid: "pos",
  open: "warn",
  uncollectible: "neg",
};
const statusWords: Readonly<Record<string, string>> = {
  paid: "Paid",
  open: "Open",
  void: "Void",
  uncollectible: "Not collected",
};
