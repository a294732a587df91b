import { createFileRoute } from "@tanstack/react-router";
import { SandboxInvoicePage } from "#features/billing/public.ts";

export const Route = createFileRoute("/sandbox/invoices/$invoiceId")({
  component: () => <SandboxInvoicePage {...Route.useParams()} />,
});
