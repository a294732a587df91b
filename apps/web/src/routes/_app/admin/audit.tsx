import { createFileRoute } from "@tanstack/react-router";
import { AuditPage } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/audit")({
  staticData: { title: "Audit log", parent: "Admin" },
  component: AuditRoute,
});

function AuditRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AuditPage address={address} onSearch={(next) => navigate({ search: next })} />;
}
