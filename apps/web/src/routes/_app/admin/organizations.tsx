import { createFileRoute } from "@tanstack/react-router";
import { OrganizationsPage, parseAdminSearch } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/organizations")({
  validateSearch: parseAdminSearch,
  component: OrganizationsRoute,
});

function OrganizationsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <OrganizationsPage search={search} onSearch={(next) => navigate({ search: next })} />;
}
