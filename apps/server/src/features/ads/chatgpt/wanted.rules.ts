import { shiftDay, startOfDay } from "@citelens/contract/base/days";
import type { CreativeContent } from "@citelens/contract/content/ads-fields";
import type { WantedCampaign } from "../channels/push-plan.rules.ts";
import { microsOfCents } from "../store/money.rules.ts";

interface Campaign {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly daily_cents: number;
  readonly price_cents_per_1000: number;
  readonly starts: string;
  readonly ends: string | null;
  readonly topics: readonly string[];
  readonly countries: readonly string[];
}

interface WantedCreative {
  readonly id: string;
  readonly version: number;
  readonly content: CreativeContent;
}

/** A campaign as it is to stand outside: one group with its context hints. Its days are the account's, the last one whole. */
export function wantedOf(
  campaign: Campaign,
  creatives: readonly WantedCreative[],
  timeZone: string,
): WantedCampaign {
  const { id, version, name, starts, ends, countries } = campaign;
  return {
    id,
    version,
    name,
    countries,
    pays: "impressions",
    budget: { period: "daily", micros: microsOfCents(campaign.daily_cents) },
    starts: startOfDay(timeZone, starts),
    ends: ends === null ? null : startOfDay(timeZone, shiftDay(ends, 1)),
    groups: [
      {
        id,
        version,
        name,
        maxBidMicros: microsOfCents(campaign.price_cents_per_1000) / 1_000,
        contextHints: campaign.topics,
        ads: creatives.map(({ content, ...creative }) => ({
          ...creative,
          name: content.title,
          title: content.title,
          body: content.body,
          targetUrl: content.target_url,
          imageUrl: content.image_url ?? "",
        })),
      },
    ],
  };
}
