import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { ReanalysisNote } from "#features/brand-context/names/public.ts";
import { launchedCampaignsQuery } from "#features/campaigns/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { useInsightScope } from "./insight-scope.tsx";

/** Shows what is inside, and whether its figures are just being made anew, unless the address names a campaign that has no answers here: then how to see the others. */
export function KnownCampaign({ children }: { readonly children: ReactNode }): ReactElement {
  const workspaceId = useWorkspaceId();
  const { view, change } = useInsightScope();
  const { data: campaigns, isFetching } = useQuery(launchedCampaignsQuery(workspaceId));
  const isKnown =
    view.campaign === undefined ||
    campaigns === undefined ||
    isFetching ||
    campaigns.some(({ id }) => id === view.campaign);
  if (isKnown)
    return (
      <>
        <ReanalysisNote campaignId={view.campaign} />
        {children}
      </>
    );
  return (
    <EmptyState
      icon={SearchX}
      title="This campaign has no answers"
      actions={<Button onClick={() => change({ campaign: undefined })}>Show all campaigns</Button>}
    >
      It was deleted, was never launched, or belongs to another workspace.
    </EmptyState>
  );
}
