import { formatMoney } from "@citelens/contract/base/money";
import type { SandboxPortal } from "@citelens/contract/billing/sandbox-payments";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { TextLink } from "#ui/text/text-link.tsx";
import { PaymentStatus } from "./payment-status.tsx";

export function PortalInvoices({ invoices }: Pick<SandboxPortal, "invoices">): ReactElement {
  if (invoices.length === 0) return <p className="text-fg-2">There are no invoices yet.</p>;
  return (
    <ul className="divide-y divide-border">
      {invoices.map(({ id, number, created, total, currency, status }) => (
        <li
          key={id}
          className="grid grid-cols-2 items-center gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[1fr_1fr_5rem_7rem]"
        >
          <TextLink render={<Link to="/sandbox/invoices/$invoiceId" params={{ invoiceId: id }} />}>
            {number}
          </TextLink>
          <span className="text-fg-2">
            <time dateTime={created}>{dayOfInstantText(created)}</time>
          </span>
          <PaymentStatus status={status} />
          <span className="text-right font-medium tabular-nums max-sm:row-start-1 max-sm:col-start-2">
            {formatMoney(total, currency)}
          </span>
        </li>
      ))}
    </ul>
  );
}
