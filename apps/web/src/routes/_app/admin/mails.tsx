import { createFileRoute } from "@tanstack/react-router";
import { MailsPage } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/mails")({
  staticData: { title: "Mail outbox", parent: "Admin" },
  component: MailsRoute,
});

function MailsRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return <MailsPage address={address} onSearch={(next) => navigate({ search: next })} />;
}
