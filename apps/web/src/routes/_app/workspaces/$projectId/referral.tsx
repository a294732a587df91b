import { createFileRoute, redirect } from "@tanstack/react-router";

/** The same page under its other address. */
export const Route = createFileRoute("/_app/workspaces/$projectId/referral")({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: "/workspaces/$projectId/referrals", params, search, replace: true });
  },
});
