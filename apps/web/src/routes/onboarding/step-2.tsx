import { createFileRoute } from "@tanstack/react-router";
import { AboutYouPage } from "#features/onboarding/room.ts";
import { takeReturnPath } from "#lib/session/return-path.ts";

export const Route = createFileRoute("/onboarding/step-2")({
  staticData: { title: "About you" },
  component: AboutYouRoute,
});

/** A user with a stored destination goes there now and can do the remaining steps later. */
function AboutYouRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const lead = (): void => {
    const wanted = takeReturnPath();
    if (wanted === undefined) navigate({ to: "/onboarding/step-3", search });
    else navigate({ href: wanted, replace: true });
  };
  return <AboutYouPage next={search.next} onDone={lead} />;
}
