import { createFileRoute } from "@tanstack/react-router";
import { CreditLogsPage, parseCreditLogsSearch } from "#features/credits/room.ts";
import { useAddress } from "#lib/address/use-address.ts";

export const Route = createFileRoute("/_app/settings/credit-logs")({
  staticData: { title: "Credit Usage History", parent: "Settings" },
  component: CreditLogsRoute,
});

function CreditLogsRoute() {
  return <CreditLogsPage {...useAddress(parseCreditLogsSearch)} />;
}
