import { createFileRoute } from "@tanstack/react-router";
import { CreditLogsPage, parseUsesSearch } from "#features/credits/public.ts";

export const Route = createFileRoute("/_app/settings/credit-logs")({
  validateSearch: parseUsesSearch,
  component: CreditLogsRoute,
});

function CreditLogsRoute() {
  const navigate = Route.useNavigate();
  return <CreditLogsPage search={Route.useSearch()} onSearch={(search) => void navigate({ search })} />;
}
