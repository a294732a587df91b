import { createFileRoute } from "@tanstack/react-router";
import { AuditPage, parseAdminSearch } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/audit")({
  validateSearch: (raw: Readonly<Record<string, unknown>>) => ({
    ...parseAdminSearch(raw),
    ...(raw.of === "workspace" && { of: "workspace" as const }),
  }),
  component: AuditRoute,
});

function AuditRoute() {
  const { of = "user", ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const kept = of === "workspace" ? { of } : {};
  return (
    <AuditPage
      search={search}
      onSearch={(next) => navigate({ search: { ...next, ...kept } })}
      of={of}
      onOf={(next) => navigate({ search: next === "workspace" ? { of: next } : {} })}
    />
  );
}
