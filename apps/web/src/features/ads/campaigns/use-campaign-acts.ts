import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import type { AdCampaignAct } from "@citelens/contract/content/ads-words";
import { useState } from "react";
import { newActKey } from "#lib/act-key.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { toast } from "#ui/overlays/toast.ts";
import { actOnAdCampaign, duplicateAdCampaign, type PlainAct } from "../ad-campaigns.queries.ts";
import { useAdsChange } from "../ads.queries.ts";

export type RowAct = AdCampaignAct | "duplicate";

/** Act that is asked about first. */
type Question = "activate" | "archive";

const done: Readonly<Record<PlainAct, string>> = {
  submit: "Handed over to review",
  withdraw: "Taken back from review",
  pause: "Campaign paused",
  archive: "Campaign archived",
};

export interface CampaignActs {
  readonly act: (act: RowAct, campaign: AdCampaign) => void;
  /** The campaign of the open dialog. */
  readonly asked: { readonly [Q in Question]?: AdCampaign };
  readonly close: () => void;
  /** Archives the campaign that was asked about. */
  readonly archive: () => void;
  readonly isArchiving: boolean;
}

/** The acts of a campaign's menu; some are done at once, others open a dialog first. */
export function useCampaignActs(): CampaignActs {
  const acting = useAdsChange(actOnAdCampaign);
  const duplicating = useAdsChange(duplicateAdCampaign);
  const [key, setKey] = useState(() => newActKey("copy"));
  const [asked, setAsked] = useState<CampaignActs["asked"]>({});
  const say = (problem: unknown): void => toast.error(problemMessage(problem));
  const close = (): void => setAsked({});

  const take = (act: PlainAct, campaignId: string): void =>
    acting.mutate(
      { act, campaignId },
      { onSuccess: () => toast.success(done[act]), onError: say, onSettled: close },
    );

  return {
    act: (act, campaign) => {
      if (act === "activate" || act === "archive") setAsked({ [act]: campaign });
      else if (act !== "duplicate") take(act, campaign.id);
      else if (!duplicating.isPending) {
        duplicating.mutate(
          { campaignId: campaign.id, key: `${campaign.id} ${key}` },
          {
            onSuccess: () => {
              setKey(newActKey("copy"));
              toast.success("Campaign duplicated: the copy is a draft");
            },
            onError: say,
          },
        );
      }
    },
    asked,
    close,
    archive: () => asked.archive && take("archive", asked.archive.id),
    isArchiving: acting.isPending,
  };
}
