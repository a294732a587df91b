import { createFileRoute } from "@tanstack/react-router";
import { CreditLogsPage, parseCreditLogsSearch } from "#features/credits/public.ts";

export const Route = createFileRoute("/_app/settings/credit-logs")({
  staticData: { title: "Credit Usage History", parent: "Settings" },
  component: CreditLogsRoute,
});

function CreditLogsRoute() {
  const search = parseCreditLogsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <CreditLogsPage
      search={search}
      onSearch={(next) => navigate({ search: next, resetScroll: next.page !== search.page })}
    />
  );
}
