export {
  answerVariation,
  type CampaignFigures,
  type CampaignPlace,
  campaignHalted,
  campaignRunDue,
  campaignsShown,
  campaignsUnderWay,
} from "./campaign-topics.ts";
export { runSimulated } from "./run-simulated.ts";
