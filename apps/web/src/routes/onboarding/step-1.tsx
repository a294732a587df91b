import { createFileRoute } from "@tanstack/react-router";
import { CompanyTypePage } from "#features/onboarding/room.ts";

export const Route = createFileRoute("/onboarding/step-1")({
  staticData: { title: "Company type" },
  component: CompanyTypeRoute,
});

function CompanyTypeRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <CompanyTypePage onDone={() => navigate({ to: "/onboarding/step-2", search })} />;
}
