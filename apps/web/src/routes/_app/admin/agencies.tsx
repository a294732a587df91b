import { createFileRoute } from "@tanstack/react-router";
import { AgenciesPage, parseAdminSearch } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/agencies")({
  validateSearch: parseAdminSearch,
  component: AgenciesRoute,
});

function AgenciesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AgenciesPage search={search} onSearch={(next) => navigate({ search: next })} />;
}
