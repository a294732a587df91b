import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/onboarding/")({
  beforeLoad: ({ search }) => {
    throw redirect({ to: "/onboarding/step-1", search });
  },
});
