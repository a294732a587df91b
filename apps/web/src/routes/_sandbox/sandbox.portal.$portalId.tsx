import { createFileRoute } from "@tanstack/react-router";
import { SandboxPortalPage } from "#features/billing/room.ts";
import { textParam } from "#lib/address/search-params.ts";

export const Route = createFileRoute("/_sandbox/sandbox/portal/$portalId")({
  staticData: { title: "Payment portal" },
  validateSearch: (search) => textParam(search, "flow"),
  component: PortalRoute,
});

function PortalRoute() {
  const { portalId } = Route.useParams();
  const { flow } = Route.useSearch();
  return <SandboxPortalPage portalId={portalId} isForCard={flow === "payment_method_update"} />;
}
