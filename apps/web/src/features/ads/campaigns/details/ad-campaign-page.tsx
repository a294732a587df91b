import type { AdCampaignDetails } from "@citelens/contract/content/ads-campaigns";
import { adChannelNames } from "@citelens/contract/content/ads-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Megaphone, Pencil } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { adCampaignQuery } from "../../ad-campaigns.queries.ts";
import { actsOn, statusLooks } from "../../ads-labels.rules.ts";
import { adsPaths } from "../../ads-paths.ts";
import { AdCampaignMenu } from "../ad-campaign-menu.tsx";
import { CampaignDialogs } from "../campaign-dialogs.tsx";
import { useCampaignActs } from "../use-campaign-acts.ts";
import { CampaignCreatives } from "./campaign-creatives.tsx";
import { CampaignFacts } from "./campaign-facts.tsx";
import { CampaignStats } from "./campaign-stats.tsx";
import { NoAdCampaign } from "./no-ad-campaign.tsx";
import { ReviewLog } from "./review-log.tsx";

/** One ad campaign: its figures, settings and creatives, and what was decided of them. */
export function AdCampaignPage({ campaignId }: { readonly campaignId: string }): ReactElement {
  const campaign = useQuery(adCampaignQuery(useWorkspaceId(), campaignId));
  if (campaign.data) return <Campaign campaign={campaign.data} />;
  return <NoAdCampaign title="Ad campaign" campaign={campaign} />;
}

function Campaign({ campaign }: { readonly campaign: AdCampaignDetails }): ReactElement {
  const paths = adsPaths(useWorkspaceId());
  const acts = useCampaignActs();
  const look = statusLooks[campaign.status];
  const isOver = campaign.status === "ARCHIVED" || campaign.status === "ENDED";
  return (
    <div className="space-y-5">
      <PageHeader
        title={campaign.name}
        purpose={
          <span className="flex flex-wrap items-center gap-x-4">
            <Badge tone={look.tone}>{look.label}</Badge>
            <span>{adChannelNames[campaign.channel]}</span>
          </span>
        }
        actions={
          <>
            <Button icon={<Megaphone size={16} aria-hidden="true" />} render={<Link to={paths.campaigns} />}>
              All campaigns
            </Button>
            {!isOver && (
              <Button
                icon={<Pencil size={16} aria-hidden="true" />}
                render={<Link to={paths.edit(campaign.id)} />}
              >
                Edit
              </Button>
            )}
            {actsOn(campaign).includes("activate") && (
              <Button variant="primary" onClick={() => acts.act("activate", campaign)}>
                Activate
              </Button>
            )}
            <AdCampaignMenu campaign={campaign} onAct={acts.act} />
          </>
        }
      />
      {campaign.note !== null && <Banner tone="warn">{campaign.note}</Banner>}
      <CampaignStats campaign={campaign} />
      <CampaignFacts campaign={campaign} />
      <section aria-label="Creatives of this campaign" className="space-y-3">
        <h2 className="text-lg font-semibold">Creatives</h2>
        <CampaignCreatives campaign={campaign} canWrite={!isOver} />
      </section>
      <ReviewLog reviews={campaign.reviews} />
      <CampaignDialogs acts={acts} />
    </div>
  );
}
