import { formatMoney } from "@citelens/contract/money";
import type { SandboxInvoice } from "@citelens/contract/sandbox-payments";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import type { ReactElement } from "react";
import { Button } from "#ui/button.tsx";
import { longDay } from "../moment.ts";
import { invoiceQuery } from "./sandbox.queries.ts";
import { Awaited, SandboxFrame } from "./sandbox-frame.tsx";

export function SandboxInvoicePage({ invoiceId }: { readonly invoiceId: string }): ReactElement {
  const { data, isPending, error, refetch } = useQuery(invoiceQuery(invoiceId));
  return (
    <SandboxFrame title={data ? `Invoice ${data.number}` : "Invoice"}>
      <Awaited isPending={isPending} error={error} onRetry={() => void refetch()} />
      {data && <Invoice invoice={data} />}
    </SandboxFrame>
  );
}

function Invoice({ invoice }: { readonly invoice: SandboxInvoice }): ReactElement {
  const money = (amount: number): string => formatMoney(amount, invoice.currency);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <h2 className="text-sm text-fg-3">From</h2>
          <p className="font-medium">{invoice.merchant}</p>
          <p className="text-fg-2">
            {longDay(invoice.created)}, {invoice.status}
          </p>
        </div>
        <div>
          <h2 className="text-sm text-fg-3">Bill to</h2>
          {invoice.bill_to.length === 0 && <p className="text-fg-2">No address was given</p>}
          {invoice.bill_to.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {invoice.vat_number !== "" && <p className="text-fg-2">VAT {invoice.vat_number}</p>}
        </div>
      </div>
      <table className="w-full text-left">
        <caption className="sr-only">What was paid for</caption>
        <thead>
          <tr className="border-b border-border text-sm text-fg-3">
            <th scope="col" className="py-2 font-medium">
              Description
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map(({ description, amount }) => (
            <tr key={description} className="border-b border-border">
              <td className="py-2">{description}</td>
              <td className="py-2 text-right tabular-nums">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {[
            ["Subtotal", invoice.subtotal],
            [`Tax (${invoice.tax_percent}%)`, invoice.tax],
            ["Total", invoice.total],
          ].map(([label, amount]) => (
            <tr key={label}>
              <th scope="row" className="py-1 font-medium">
                {label}
              </th>
              <td className="py-1 text-right tabular-nums">{money(Number(amount))}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <div className="print:hidden">
        <Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => print()}>
          Print
        </Button>
      </div>
    </>
  );
}
