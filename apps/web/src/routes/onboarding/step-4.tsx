import { createFileRoute } from "@tanstack/react-router";
import { WelcomePage } from "#features/onboarding/room.ts";

export const Route = createFileRoute("/onboarding/step-4")({
  staticData: { title: "Nice to have you!" },
  component: WelcomeRoute,
});

function WelcomeRoute() {
  const { next } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <WelcomePage next={next} onLeave={(href) => navigate({ href })} />;
}
