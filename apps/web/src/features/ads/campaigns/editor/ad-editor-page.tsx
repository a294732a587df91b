import type { AdChannelName } from "@citelens/contract/content/ads-words";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { Address } from "#lib/address/use-address.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { useWorkspace, useWorkspaceId } from "#lib/workspace.tsx";
import { adCampaignQuery } from "../../ad-campaigns.queries.ts";
import { NoAdCampaign } from "../details/no-ad-campaign.tsx";
import { adDraftOf, firstAdDraft, type StepId, stepIds } from "./ad-draft.rules.ts";
import { AdEditor } from "./ad-editor.tsx";
import type { AdEditorSearch } from "./editor-search.rules.ts";

const firstChannel: AdChannelName = "NETWORK";

function searchOf(step: StepId, { channel }: AdEditorSearch): AdEditorSearch {
  return { ...(channel && { channel }), ...(step !== stepIds[0] && { step }) };
}

/** A new campaign. It is a draft at the server once it has topics, and its address is that of the draft from then on. */
export function NewAdCampaignPage({ search, onSearch }: Address<AdEditorSearch>): ReactElement {
  const { id: workspaceId, industry, time_zone: zone } = useWorkspace();
  const navigate = useNavigate();
  const channel = search.channel ?? firstChannel;
  return (
    <AdEditor
      key={channel}
      base={firstAdDraft({ channel, industry, today: todayIn(zone, Date.now()) })}
      campaign={undefined}
      step={search.step ?? stepIds[0]}
      onStep={(step) => onSearch((latest) => searchOf(step, latest), "push")}
      onCreated={({ id }) =>
        void navigate({
          to: "/workspaces/$projectId/ads/campaigns/$campaignId/edit",
          params: { projectId: workspaceId, campaignId: id },
          search: { step: "creatives" },
          replace: true,
        })
      }
    />
  );
}

interface EditAdCampaignPageProps extends Address<AdEditorSearch> {
  readonly campaignId: string;
}

export function EditAdCampaignPage({ campaignId, search, onSearch }: EditAdCampaignPageProps): ReactElement {
  const campaign = useQuery(adCampaignQuery(useWorkspaceId(), campaignId));
  if (!campaign.data) return <NoAdCampaign title="Edit ad campaign" campaign={campaign} />;
  return (
    <AdEditor
      key={campaignId}
      base={adDraftOf(campaign.data)}
      campaign={campaign.data}
      step={search.step ?? stepIds[0]}
      onStep={(step) => onSearch((latest) => searchOf(step, latest), "push")}
      onCreated={() => undefined}
    />
  );
}
