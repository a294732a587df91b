export { CampaignAnswers } from "./of-campaign/campaign-answers.tsx";
