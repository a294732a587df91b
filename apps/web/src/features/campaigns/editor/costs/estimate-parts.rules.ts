import { type CampaignParts, type Draft, queriesToAsk } from "../draft.rules.ts";

/** What an estimate depends on. How many queries there are decides it, so their words stay here. */
export function estimateParts(draft: Draft): CampaignParts {
  const { campaign_type, frequency, repeats, operator_models } = draft;
  return {
    campaign_type,
    frequency,
    repeats,
    operator_models: [...operator_models],
    queries: queriesToAsk(draft.queries).map((_, index) => `Query ${index + 1}`),
  };
}
