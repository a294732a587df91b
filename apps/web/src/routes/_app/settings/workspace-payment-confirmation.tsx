import { createFileRoute } from "@tanstack/react-router";
import { PaymentReturnPage, parsePaymentSearch } from "#features/billing/room.ts";

export const Route = createFileRoute("/_app/settings/workspace-payment-confirmation")({
  staticData: { title: "Workspace purchase", parent: "Settings" },
  component: WorkspacePaymentRoute,
});

function WorkspacePaymentRoute() {
  return <PaymentReturnPage kind="workspace" search={parsePaymentSearch(Route.useSearch())} />;
}
