import { createFileRoute } from "@tanstack/react-router";
import { IntegrationsPage, parseIntegrationsSearch } from "#features/integrations/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/integrations")({
  staticData: { title: "Integrations" },
  component: IntegrationsRoute,
});

function IntegrationsRoute() {
  return <IntegrationsPage {...useAddress(parseIntegrationsSearch)} />;
}
