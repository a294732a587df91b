import { createFileRoute } from "@tanstack/react-router";
import { AnnouncementsPage, parseAdminSearch } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/announcements")({
  validateSearch: parseAdminSearch,
  component: AnnouncementsRoute,
});

function AnnouncementsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AnnouncementsPage search={search} onSearch={(next) => navigate({ search: next })} />;
}
