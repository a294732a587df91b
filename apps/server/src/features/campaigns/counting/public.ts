export { answerCounting } from "./answer-counting.ts";
export { launchedCampaigns } from "./launched.ts";
