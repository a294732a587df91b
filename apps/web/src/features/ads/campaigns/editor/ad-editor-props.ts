import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import type { AdDraft, StepId } from "./ad-draft.rules.ts";

export interface AdEditorProps {
  readonly base: AdDraft;
  /** Undefined until it is stored. */
  readonly campaign: AdCampaign | undefined;
  readonly step: StepId;
  readonly onStep: (step: StepId) => void;
  readonly onCreated: (campaign: AdCampaign) => void;
}
