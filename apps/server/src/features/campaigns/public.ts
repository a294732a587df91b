export { brandsChanged } from "./brands-changed.ts";
export { createCampaign, updateCampaign } from "./campaign-parts.ts";
export { launchCampaign, noteAttention } from "./campaign-status.ts";
export { suggestCompetitors } from "./competitors.ts";
