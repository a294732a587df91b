import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import { type AdChannelName, adErrors, adLimits } from "@citelens/contract/content/ads-words";
import type { AdCampaignChanges, NewAdCampaign } from "../../ad-campaigns.queries.ts";
import { amountFault, budgetBounds, centsOf, priceBounds, typedText } from "../../money.rules.ts";

/** A campaign as it is typed. */
export interface AdDraft {
  readonly channel: AdChannelName;
  readonly name: string;
  readonly category: number | null;
  readonly query_campaign_id: string | null;
  /** One in each line. */
  readonly topics: string;
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  /** Amounts as they are typed. */
  readonly budget: string;
  readonly daily: string;
  readonly price: string;
  readonly starts: string;
  /** Empty for no end. */
  readonly ends: string;
}

export const stepIds = ["channel", "topics", "creatives", "budget"] as const;
export type StepId = (typeof stepIds)[number];

/** Until its creatives are written nothing asks for amounts: these stand there to be changed. */
const firstAmounts = { budget: "500.00", daily: "20.00", price: "10.00" } as const;

interface FirstDraftInput {
  readonly channel: AdChannelName;
  /** Industry of the workspace. */
  readonly industry: number | null;
  readonly today: string;
}

export function firstAdDraft({ channel, industry, today }: FirstDraftInput): AdDraft {
  return {
    channel,
    name: "",
    category: industry,
    query_campaign_id: null,
    topics: "",
    countries: [],
    languages: [],
    ...firstAmounts,
    starts: today,
    ends: "",
  };
}

export function adDraftOf(campaign: AdCampaign): AdDraft {
  const { channel, name, category, query_campaign_id, topics, countries, languages, starts } = campaign;
  return {
    channel,
    name,
    category,
    query_campaign_id,
    topics: topics.join("\n"),
    countries,
    languages,
    budget: typedText(campaign.budget_cents),
    daily: typedText(campaign.daily_cents),
    price: typedText(campaign.price_cents_per_1000),
    starts,
    ends: campaign.ends ?? "",
  };
}

/** Each once, without empty lines. */
export function topicsIn(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()))].filter((line) => line !== "");
}

export type DraftFaults = Readonly<Partial<Record<keyof AdDraft, string>>>;

/** Faults to mend before a step can be left. */
export function stepFaults(step: StepId, draft: AdDraft, currency: string): DraftFaults {
  switch (step) {
    case "channel":
      return channelFaults(draft);
    case "topics":
      return topicsFaults(draft);
    case "creatives":
      return {};
    case "budget":
      return budgetFaults(draft, currency);
  }
}

function channelFaults({ name, category }: AdDraft): DraftFaults {
  const { min, max } = adLimits.campaignName;
  const isNamed = name.trim().length >= min && name.trim().length <= max;
  return {
    ...(!isNamed && { name: adErrors.campaignName }),
    ...(category === null && { category: fieldErrors.required }),
  };
}

function topicsFaults({ topics }: AdDraft): DraftFaults {
  const lines = topicsIn(topics);
  if (lines.length === 0) return { topics: adErrors.topicsNone };
  if (lines.length > adLimits.topics) return { topics: `Enter at most ${adLimits.topics}.` };
  const isLong = lines.some((line) => line.length > adLimits.topicCharacters);
  return isLong ? { topics: `Each may have at most ${adLimits.topicCharacters} characters.` } : {};
}

function budgetFaults({ budget, daily, price, starts, ends }: AdDraft, currency: string): DraftFaults {
  const found = {
    budget: amountFault(budget, budgetBounds, currency),
    daily: amountFault(daily, budgetBounds, currency) ?? dailyFault(budget, daily),
    price: amountFault(price, priceBounds, currency),
    starts: starts === "" ? fieldErrors.required : undefined,
    ends: ends !== "" && ends < starts ? adErrors.endsBeforeStart : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

function dailyFault(budget: string, daily: string): string | undefined {
  return (centsOf(daily) ?? 0) > (centsOf(budget) ?? 0) ? adErrors.dailyAboveBudget : undefined;
}

/** A draft without faults, as it is sent. */
export function adCampaignBody(draft: AdDraft): Omit<NewAdCampaign, "key"> {
  const { channel, name, category, query_campaign_id, topics, countries, languages, starts, ends } = draft;
  return {
    channel,
    name: name.trim(),
    category: category ?? 0,
    query_campaign_id,
    topics: topicsIn(topics),
    countries: [...countries],
    languages: [...languages],
    budget_cents: centsOf(draft.budget) ?? 0,
    daily_cents: centsOf(draft.daily) ?? 0,
    price_cents_per_1000: centsOf(draft.price) ?? 0,
    starts,
    ends: ends === "" ? null : ends,
  };
}

/** Changes of the draft from the campaign as it is stored; the channel stays. */
export function adCampaignChanges(draft: AdDraft, campaign: AdCampaign): AdCampaignChanges {
  const { channel: _channel, ...body } = adCampaignBody(draft);
  const stored: Readonly<Record<string, unknown>> = { ...campaign };
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name])),
  );
}

/** The names of what is sent, as the form calls them. */
export const fieldOfApi: Readonly<Record<string, keyof AdDraft>> = {
  budget_cents: "budget",
  daily_cents: "daily",
  price_cents_per_1000: "price",
};
