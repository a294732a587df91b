import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { campaignPaths } from "#features/campaigns/public.ts";
import { LaunchSuccessPage } from "#features/campaigns/room.ts";

export const Route = createFileRoute("/_app/workspaces/$projectId/insight/$campaignId/success")({
  staticData: { title: "Campaign Launched", parent: "workspace" },
  component: SuccessRoute,
});

function SuccessRoute() {
  const { projectId, campaignId } = Route.useParams();
  const navigate = Route.useNavigate();
  // Going back must not restart the countdown.
  const leave = useCallback(
    () => void navigate({ to: campaignPaths(projectId).conversations, replace: true }),
    [navigate, projectId],
  );
  return <LaunchSuccessPage campaignId={campaignId} onEnd={leave} />;
}
