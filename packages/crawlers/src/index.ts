export type { Agent, BotType, Purpose } from "./agent.ts";
export { agents, catalogueVersion } from "./agents.ts";

export { classify, createClassifier } from "./classify.ts";
export { isHostOfSite, matchReferrer, type ReferrerMatch } from "./match-referrer.ts";
export { isOwnAgent, ownAgent, ownUserAgent } from "./own-agent.ts";
export { referrers } from "./referrers.ts";
