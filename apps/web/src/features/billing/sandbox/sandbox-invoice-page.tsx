import type { SandboxInvoice } from "@citelens/contract/billing/sandbox-payments";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import type { ReactElement } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { AmountLines } from "./amount-lines.tsx";
import { PaymentStatus } from "./payment-status.tsx";
import { sandboxInvoiceQuery } from "./sandbox.queries.ts";
import { SandboxQuery } from "./sandbox-query.tsx";

export function SandboxInvoicePage({ invoiceId }: { readonly invoiceId: string }): ReactElement {
  const invoice = useQuery(sandboxInvoiceQuery(invoiceId));
  return (
    <SandboxQuery query={invoice} thing="invoice">
      {(answer) => <Paper invoice={answer} />}
    </SandboxQuery>
  );
}

/** Has a print layout that contains only the invoice. */
function Paper({ invoice }: { readonly invoice: SandboxInvoice }): ReactElement {
  const { number, merchant, created, status, bill_to, vat_number } = invoice;
  return (
    <article
      aria-label={`Invoice ${number}`}
      className="mx-auto w-full max-w-2xl space-y-8 rounded-card border border-border bg-surface p-5 sm:p-10 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 tabIndex={-1} className="text-xl font-semibold outline-none">
            Invoice {number}
          </h1>
          <p className="text-fg-2">{merchant}</p>
        </div>
        <div className="print:hidden">
          <Button size="sm" icon={<Printer size={14} aria-hidden="true" />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <dl className="grid gap-5 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-fg-3">Billed to</dt>
          <dd className="wrap-anywhere">
            {bill_to.length === 0 && "Not given"}
            {bill_to.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {vat_number !== "" && <span className="block text-fg-2">VAT number {vat_number}</span>}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-fg-3">Date</dt>
          <dd>
            <time dateTime={created}>{dayOfInstantText(created)}</time>
          </dd>
          <dt className="mt-3 text-sm text-fg-3">Status</dt>
          <dd>
            <PaymentStatus status={status} />
          </dd>
        </div>
      </dl>
      <AmountLines caption={`Lines of invoice ${number}`} paid={invoice} />
    </article>
  );
}
