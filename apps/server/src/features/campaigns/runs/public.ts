export {
  answerVariation,
  type CampaignFigures,
  type CampaignPlace,
  campaignHalted,
  campaignRunDue,
  campaignsOptimized,
  campaignsShown,
  campaignsUnderWay,
} from "./campaign-topics.ts";
export { runSimulated } from "./run-simulated.ts";
export { runSoon } from "./run-soon.ts";
