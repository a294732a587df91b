import { currency } from "@citelens/contract/billing/pricing";
import type { AdChannelName } from "@citelens/contract/content/ads-words";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import type { AdsDesk } from "../ads-desk.ts";
import type { AdCampaignRow } from "./campaigns.sql.ts";

interface Change {
  readonly before: AdCampaignRow;
  readonly after: AdCampaignRow;
  readonly typedCents: number | undefined;
}

/** Throws where a change of money in ChatGPT may not be made. */
export async function checkChange(_within: Tools, _desk: AdsDesk, { before }: Change): Promise<void> {
  if (before.channel === "CHATGPT" && before.status === "ACTIVE") throw new Refusal("AD_ACCOUNT_MISSING");
}

export async function currencyOf(_within: Tools, _desk: AdsDesk, _channel: AdChannelName): Promise<string> {
  return currency.toUpperCase();
}

async function activate(_within: Tools, _desk: AdsDesk, _row: AdCampaignRow): Promise<void> {
  throw new Refusal("AD_ACCOUNT_MISSING");
}

async function pause(_within: Tools, _desk: AdsDesk, _row: AdCampaignRow): Promise<void> {}

async function archive(_within: Tools, _desk: AdsDesk, _row: AdCampaignRow): Promise<void> {}

export const chatGptActs = { activate, pause, archive } as const;
