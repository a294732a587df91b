import { createFileRoute } from "@tanstack/react-router";
import { PaymentReturnPage, parsePaymentSearch } from "#features/billing/room.ts";

export const Route = createFileRoute("/_app/settings/credit-payment-confirmation")({
  staticData: { title: "Credit purchase", parent: "Settings" },
  component: CreditPaymentRoute,
});

function CreditPaymentRoute() {
  return <PaymentReturnPage kind="credits" search={parsePaymentSearch(Route.useSearch())} />;
}
