export const campaignTypes = ["BRAND", "PRODUCT", "PRE_AUDIT"] as const;
export type CampaignType = (typeof campaignTypes)[number];

export const campaignTypeLabels = {
  BRAND: "Brand Insight",
  PRODUCT: "Product Analysis",
  PRE_AUDIT: "Pre-Audit Insight",
} as const satisfies Record<CampaignType, string>;

export const campaignStatuses = ["DRAFT", "ACTIVE", "PAUSED", "STOPPED", "ARCHIVED"] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const frequencies = ["DAILY", "WEEKLY", "MONTHLY"] as const;
export type Frequency = (typeof frequencies)[number];

/** The maximum sizes of a campaign. */
export const campaignLimits = {
  nameCharacters: 120,
  queries: 100,
  queryCharacters: 500,
  competitors: 30,
  aliases: 20,
  aliasCharacters: 100,
  /** Phrases that a name is not meant in. */
  excludes: 20,
  domains: 20,
  operatorModels: 40,
  repeatsMax: 5,
  suggestionsMax: 50,
} as const;

/** How often running campaigns are polled. */
export const runningPollSeconds = 30;

/** The page after a launch: the start of its countdown, and how long each message stays. */
export const launchSuccess = { countdownSeconds: 100, messageSeconds: 4 } as const;
