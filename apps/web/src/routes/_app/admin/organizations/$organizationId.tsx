import { createFileRoute } from "@tanstack/react-router";
import { OrganizationPage } from "#features/admin/organization/public.ts";

export const Route = createFileRoute("/_app/admin/organizations/$organizationId")({
  staticData: { title: "Organization", parent: "Admin" },
  component: Organization,
});

function Organization() {
  const { organizationId } = Route.useParams();
  return <OrganizationPage key={organizationId} organizationId={organizationId} />;
}
