export { answerCounting } from "./answer-counting.ts";
export { hasCampaigns, launchedCampaigns } from "./launched.ts";
