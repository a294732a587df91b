import type { Campaign } from "@citelens/contract/visibility/campaigns";
import { useState } from "react";
import { toast } from "#ui/overlays/toast.ts";
import type { CampaignAction } from "../campaign.rules.ts";
import { stepProblem } from "../campaign-problem.ts";
import { useCampaignStep } from "../campaigns.queries.ts";

type Question = "frequency" | "delete";
type Step = Exclude<CampaignAction, Question>;

const successes: Readonly<Record<Step, string>> = {
  pause: "Campaign paused",
  activate: "Campaign activated",
  duplicate: "Campaign duplicated: the copy is a draft",
};

export interface RowActions {
  readonly act: (action: CampaignAction, campaign: Campaign) => void;
  /** The campaign of the open dialog. */
  readonly asked: { readonly [Q in Question]?: Campaign };
  readonly close: () => void;
}

/** The actions of a row's menu; some run at once, others open a dialog first. */
export function useRowActions(workspaceId: string): RowActions {
  const { mutateAsync } = useCampaignStep(workspaceId);
  const [asked, setAsked] = useState<RowActions["asked"]>({});

  const take = async (step: Step, campaignId: string): Promise<void> => {
    try {
      const { stop_reason } = await mutateAsync({ step, campaignId });
      if (step === "activate" && stop_reason !== null) toast.error(`${successes[step]}. ${stop_reason}`);
      else toast.success(successes[step]);
    } catch (problem) {
      toast.error(stepProblem(step, problem));
    }
  };

  return {
    act: (action, campaign) => {
      if (action === "frequency" || action === "delete") setAsked({ [action]: campaign });
      else void take(action, campaign.id);
    },
    asked,
    close: () => setAsked({}),
  };
}
