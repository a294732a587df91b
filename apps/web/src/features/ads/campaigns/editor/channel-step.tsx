import { adChannelNames, adLimits } from "@citelens/contract/content/ads-words";
import { useQuery } from "@tanstack/react-query";
import { MessageSquareText, Newspaper } from "lucide-react";
import type { ReactElement } from "react";
import { campaignOptions, launchedCampaignsQuery } from "#features/campaigns/public.ts";
import { useIsForeign, useWorkspaceId } from "#lib/workspace.tsx";
import { Combobox } from "#ui/forms/combobox.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Card } from "#ui/frame/card.tsx";
import { categoryOptions } from "../../categories.ts";
import type { StepProps } from "./step-props.ts";

const channels = [
  {
    value: "NETWORK",
    label: adChannelNames.NETWORK,
    description: "Labelled passages on publishers’ pages, which AI agents and people read alike.",
    icon: <Newspaper size={18} />,
  },
  {
    value: "CHATGPT",
    label: adChannelNames.CHATGPT,
    description: "Cards in ChatGPT, bought from an ad account of your own.",
    icon: <MessageSquareText size={18} />,
  },
] as const;

export function ChannelStep({ draft, change, errorUnder, isStored }: StepProps): ReactElement {
  const isForeign = useIsForeign();
  return (
    <Card title="Channel and goal" hint="Where the ads are shown, and what they are about.">
      <div className="space-y-5">
        <div className="space-y-2">
          <RadioCards
            label="Channel"
            options={channels.map((one) => ({ ...one, disabled: isStored && one.value !== draft.channel }))}
            value={draft.channel}
            onChange={(channel) => change({ channel })}
          />
          <p className="text-sm text-fg-3">
            {isStored && "The channel of a campaign stays. "}
            Microsoft Copilot and Google’s AI answers are served from ordinary search campaigns. They have no
            interface of their own, so they are not offered here.
          </p>
        </div>
        <div className="max-w-form space-y-4">
          <TextField
            label="Campaign name"
            autoComplete="off"
            maxLength={adLimits.campaignName.max}
            value={draft.name}
            error={errorUnder("name")}
            onChange={(event) => change({ name: event.target.value })}
          />
          <Combobox
            label="Category"
            placeholder="Search categories"
            hint="Publishers choose which categories may stand on their pages."
            options={categoryOptions}
            value={draft.category}
            error={errorUnder("category")}
            onChange={(category) => change({ category })}
          />
          {!isForeign && <GoalField draft={draft} change={change} error={errorUnder("query_campaign_id")} />}
        </div>
      </div>
    </Card>
  );
}

interface GoalFieldProps extends Pick<StepProps, "draft" | "change"> {
  readonly error: string | undefined;
}

/** The questions that the ads are meant for, which members alone see. */
function GoalField({ draft, change, error }: GoalFieldProps): ReactElement {
  const campaigns = useQuery(launchedCampaignsQuery(useWorkspaceId()));
  const chosen = draft.query_campaign_id ?? undefined;
  return (
    <SelectField
      label="Goal"
      hint="The GEO campaign whose questions the ads are meant for. Its answers are shown beside what the ads did."
      options={campaignOptions("No GEO campaign", campaigns.data, chosen)}
      value={chosen ?? ""}
      error={campaigns.isError ? "The GEO campaigns could not be loaded." : error}
      onChange={(id) => change({ query_campaign_id: id === "" ? null : id })}
    />
  );
}
