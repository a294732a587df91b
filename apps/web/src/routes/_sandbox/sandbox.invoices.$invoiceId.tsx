import { createFileRoute } from "@tanstack/react-router";
import { SandboxInvoicePage } from "#features/billing/room.ts";

export const Route = createFileRoute("/_sandbox/sandbox/invoices/$invoiceId")({
  staticData: { title: "Invoice" },
  component: InvoiceRoute,
});

function InvoiceRoute() {
  const { invoiceId } = Route.useParams();
  return <SandboxInvoicePage invoiceId={invoiceId} />;
}
