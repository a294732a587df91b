/** Kinds of opportunity, in the order in which a query is looked at: the first that fits is its opportunity. */
export const queryOpportunityKinds = [
  "FIX_ACCESS",
  "REPAIR_LINK",
  "WIN_BACK",
  "NAME_OFFER",
  "OPTIMIZE_PAGE",
  "CREATE_PAGE",
] as const;
export type QueryOpportunityKind = (typeof queryOpportunityKinds)[number];

/** Beside them: what other sites and the tone of answers call for. */
export const opportunityKinds = [...queryOpportunityKinds, "EARN_MENTION", "FIX_REPUTATION"] as const;
export type OpportunityKind = (typeof opportunityKinds)[number];

/** GONE: what it rests on was not found any more by two refreshes in a row. */
export const opportunityStates = ["OPEN", "PLANNED", "DONE", "DISMISSED", "GONE"] as const;
export type OpportunityState = (typeof opportunityStates)[number];

export const opportunityPeriods = ["7d", "30d", "90d"] as const;
export type OpportunityPeriod = (typeof opportunityPeriods)[number];

/** How many days each of them has, today included. */
export const opportunityPeriodDays: Readonly<Record<OpportunityPeriod, number>> = {
  "7d": 7,
  "30d": 30,
  "90d": 90,
};

export const impacts = ["HIGH", "MEDIUM", "LOW"] as const;
export type Impact = (typeof impacts)[number];

/** Scores from which on they are. */
export const impactFrom = { HIGH: 40, MEDIUM: 20 } as const;

/** Hours, days, weeks. */
export const efforts = ["S", "M", "L"] as const;
export type Effort = (typeof efforts)[number];

export const effortOf: Readonly<Record<OpportunityKind, Effort>> = {
  FIX_ACCESS: "S",
  REPAIR_LINK: "S",
  WIN_BACK: "M",
  NAME_OFFER: "S",
  OPTIMIZE_PAGE: "M",
  CREATE_PAGE: "L",
  EARN_MENTION: "L",
  FIX_REPUTATION: "L",
};

export const opportunityTargets = ["PAGE", "QUERY", "DOMAIN", "BRAND"] as const;
export type OpportunityTarget = (typeof opportunityTargets)[number];

/** Names of the parts of a score, in points that add up to it. */
export const scorePartNames = [
  "COMPETITORS",
  "SOURCES",
  "VISIBILITY",
  "OTHER_QUERIES",
  "READ_NOT_CITED",
] as const;
export type ScorePartName = (typeof scorePartNames)[number];
