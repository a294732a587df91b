import { createFileRoute } from "@tanstack/react-router";
import { AllWorkspacesPage, parseAdminSearch } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/workspaces")({
  validateSearch: parseAdminSearch,
  component: AllWorkspacesRoute,
});

function AllWorkspacesRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AllWorkspacesPage search={search} onSearch={(next) => navigate({ search: next })} />;
}
