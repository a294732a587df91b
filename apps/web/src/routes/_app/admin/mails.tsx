import { createFileRoute } from "@tanstack/react-router";
import { MailsPage, parseAdminSearch } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/mails")({
  validateSearch: parseAdminSearch,
  component: MailsRoute,
});

function MailsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <MailsPage search={search} onSearch={(next) => navigate({ search: next })} />;
}
