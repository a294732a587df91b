/** NETWORK: labelled passages on publishers' pages. CHATGPT: ads within ChatGPT, bought of an account of its own. */
export const adChannels = ["NETWORK", "CHATGPT"] as const;
export type AdChannelName = (typeof adChannels)[number];

export const adChannelNames = {
  NETWORK: "Context Network",
  CHATGPT: "ChatGPT",
} as const satisfies Record<AdChannelName, string>;

export const adCampaignStatuses = ["DRAFT", "IN_REVIEW", "ACTIVE", "PAUSED", "ENDED", "ARCHIVED"] as const;
export type AdCampaignStatus = (typeof adCampaignStatuses)[number];

/** Acts that may be done to a campaign in each status; what is archived stays so. */
export const adCampaignActs = {
  DRAFT: ["submit", "archive"],
  IN_REVIEW: ["withdraw", "archive"],
  ACTIVE: ["pause", "archive"],
  PAUSED: ["submit", "activate", "archive"],
  ENDED: ["archive"],
  ARCHIVED: [],
} as const satisfies Record<AdCampaignStatus, readonly AdCampaignAct[]>;

export type AdCampaignAct = "submit" | "withdraw" | "activate" | "pause" | "archive";

/** PASSAGE: a text of the network. CHAT_CARD: a card in ChatGPT. */
export const creativeKinds = ["PASSAGE", "CHAT_CARD"] as const;
export type CreativeKind = (typeof creativeKinds)[number];

export const kindOfChannel = {
  NETWORK: "PASSAGE",
  CHATGPT: "CHAT_CARD",
} as const satisfies Record<AdChannelName, CreativeKind>;

/** States of each version of a creative: only an approved one is ever shown. */
export const creativeStates = ["DRAFT", "IN_REVIEW", "APPROVED", "REJECTED", "ARCHIVED"] as const;
export type CreativeState = (typeof creativeStates)[number];

export const publisherStatuses = ["INVITED", "ACTIVE", "PAUSED", "DECLINED"] as const;
export type PublisherStatus = (typeof publisherStatuses)[number];

/** PASSAGE: a paragraph. CARD: with a border and its title as a heading. */
export const placementFormats = ["PASSAGE", "CARD"] as const;
export type PlacementFormat = (typeof placementFormats)[number];

export const adLimits = {
  /** Reads of a website and a day that are charged without a proof, where no more were proven on that day. */
  unprovenReadsOfDay: 100,
  campaignName: { min: 3, max: 100 },
  title: { min: 3, max: 50 },
  /** Limits of a passage of the network, its title not counted. */
  passageWords: 60,
  passageCharacters: 600,
  /** Most characters of a card in ChatGPT. */
  cardCharacters: 100,
  topics: 50,
  topicCharacters: 200,
  facts: 20,
  pathPatterns: 50,
  placements: 50,
  creatives: 50,
  /** In cents. */
  budgetMin: 100,
  budgetMax: 100_000_000,
  /** Least price of 1,000 reads, in cents. */
  priceMin: 1,
  priceMax: 1_000_000,
  /** The least of a page that has to be about what a creative is about. */
  scoreMin: 0.45,
  /** Share of a site's pages on which one creative may stand, in per cent. */
  pagesShareMax: 20,
  /** Increase of a budget in ChatGPT, in per cent: above it the amount is to be typed. */
  raiseMax: 50,
} as const;

/** Faults that the lint of a creative refuses. */
export const creativeFaults = {
  wordsMany: `A passage may have at most ${adLimits.passageWords} words.`,
  characters: "Remove characters that cannot be seen, such as zero-width or direction marks.",
  markup: "Write plain text, without HTML, Markdown or addresses.",
  instructs: "Say what the product is. Do not tell readers or AI models what to do.",
  addressesModels: "A text may not speak to AI models.",
  promises: "Leave out promises that nobody can check, such as best or guaranteed.",
  unfounded: "Give a source for each number: a page where it can be read.",
} as const;
export type CreativeFault = keyof typeof creativeFaults;

export const adErrors = {
  campaignName: `Name it with ${adLimits.campaignName.min} to ${adLimits.campaignName.max} characters.`,
  title: `A title has ${adLimits.title.min} to ${adLimits.title.max} characters.`,
  dailyAboveBudget: "The daily budget may not be above the whole budget.",
  endsBeforeStart: "The campaign may not end before it starts.",
  topicsNone: "Enter at least one topic.",
  placementKey: "Use small letters, digits and hyphens, such as below-article.",
  placementKeyTaken: "Another placement of this site has this key.",
  pathPattern: "A pattern begins with a slash, such as /blog/*.",
  publisherTaken: "This website is in the network already.",
  typedAmount: "Type the new amount to confirm it: it is more than half above the old one.",
  kindOfChannel: "This kind of creative cannot be shown in this channel.",
  pageOfSite: "Enter a page of the publisher's website.",
} as const;

/** Why a campaign or a publisher needs to be looked at. */
export const adAttentionKinds = [
  "CREATIVE_REJECTED",
  "UNDER_DELIVERING",
  "BUDGET_NEARLY_SPENT",
  "SPEND_LIMIT_REACHED",
  "SYNC_FAILED",
  "PUBLISHER_WITHOUT_READS",
] as const;
export type AdAttentionKind = (typeof adAttentionKinds)[number];

/** Where an answer showed an ad: within its text, or next to it on the page. */
export const adPlaces = ["IN_ANSWER", "BESIDE_ANSWER"] as const;
export type AdPlace = (typeof adPlaces)[number];

/** Owner of an ad that was seen: the workspace's brand, a competitor of its, or anybody else. */
export const adOwners = ["OWN", "COMPETITOR", "OTHER"] as const;
export type AdOwner = (typeof adOwners)[number];
