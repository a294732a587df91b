import { createFileRoute } from "@tanstack/react-router";
import { PaymentReturnPage, parsePaymentSearch } from "#features/billing/room.ts";

export const Route = createFileRoute("/_app/settings/subscription-payment-confirmation")({
  staticData: { title: "Subscription", parent: "Settings" },
  component: SubscriptionPaymentRoute,
});

function SubscriptionPaymentRoute() {
  return <PaymentReturnPage kind="subscription" search={parsePaymentSearch(Route.useSearch())} />;
}
