import { type CampaignParts, type Draft, queriesToAsk } from "../draft.rules.ts";

/** The inputs of an estimate. Only the number of queries matters, so their texts are not sent. */
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
