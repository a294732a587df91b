import type { Campaign } from "@citelens/contract/visibility/campaigns";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { FirstRun } from "#features/campaigns/first/public.ts";
import { campaignPaths } from "#features/campaigns/public.ts";
import { CampaignAnswers } from "#features/conversations/public.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { TextLink } from "#ui/text/text-link.tsx";

/** Results of the first questions, while the local index is all that was asked. */
export function FirstAnswersCard({ campaign }: { readonly campaign: Pick<Campaign, "id"> }): ReactElement {
  const paths = campaignPaths(useWorkspaceId());
  return (
    <Card
      title="Your first answers"
      hint="From the pages of your site that the local index has read: a first look, before AI assistants are asked."
      actions={<TextLink render={<Link to={paths.details(campaign.id)} />}>Campaign</TextLink>}
    >
      <FirstRun campaignId={campaign.id}>
        <CampaignAnswers campaignId={campaign.id} />
      </FirstRun>
    </Card>
  );
}
