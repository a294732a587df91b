import { createFileRoute } from "@tanstack/react-router";
import { parseAdminSearch, UsersPage } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/users")({
  validateSearch: parseAdminSearch,
  component: UsersRoute,
});

function UsersRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <UsersPage search={search} onSearch={(next) => navigate({ search: next })} />;
}
