import { createFileRoute } from "@tanstack/react-router";
import { SandboxCheckoutPage } from "#features/billing/room.ts";

export const Route = createFileRoute("/_sandbox/sandbox/checkout/$sessionId")({
  staticData: { title: "Payment" },
  component: CheckoutRoute,
});

function CheckoutRoute() {
  const { sessionId } = Route.useParams();
  // A full page load, as if the payer returned from another site.
  return <SandboxCheckoutPage sessionId={sessionId} onPaid={(url) => location.assign(url)} />;
}
