import { createFileRoute } from "@tanstack/react-router";
import { UsersPage } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/users")({
  staticData: { title: "Users", parent: "Admin" },
  component: UsersRoute,
});

function UsersRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return <UsersPage address={address} onSearch={(next) => navigate({ search: next })} />;
}
