import type { ChangeStep, MakeStep, WantedAd, WantedCampaign, WantedGroup } from "../push-plan.rules.ts";
import { markedName } from "../push-plan.rules.ts";
import type { Budget } from "../spending.rules.ts";
import { unixSeconds } from "./chatgpt-limits.rules.ts";

/** Body that makes an object: always paused, for activating is an act of its own. */
export function bodyToMake(step: MakeStep): object {
  switch (step.kind) {
    case "campaign":
      return {
        name: markedName(step.campaign),
        status: "paused",
        bidding_type: step.campaign.pays,
        budget: budgetBody(step.campaign.budget),
        ...withoutNulls(periodBody(step.campaign)),
      };
    case "group":
      return { campaign_id: step.parent, status: "paused", ...groupBody(step) };
    case "image":
      return { image_url: step.url };
    case "ad":
      return { ad_group_id: step.parent, status: "paused", ...adBody(step) };
  }
}

/**
 * Body that changes an object. A state is never among it, and a budget only where the campaign has not begun: it was found although nobody
 * had noted it, so an earlier try made it, with what was wanted then.
 */
export function bodyToChange(step: ChangeStep, withBudget: boolean): object {
  switch (step.kind) {
    case "campaign":
      return {
        name: markedName(step.campaign),
        ...periodBody(step.campaign),
        ...(withBudget && { budget: budgetBody(step.campaign.budget) }),
      };
    case "group":
      return groupBody(step);
    case "ad":
      return adBody(step);
  }
}

/** The channel takes one of the two fields, never both. */
export function budgetBody({ period, micros }: Budget): object {
  return period === "daily" ? { daily_spend_limit_micros: micros } : { lifetime_spend_limit_micros: micros };
}

/** Null takes away what was set before. */
function periodBody({ starts, ends, countries }: WantedCampaign) {
  return {
    start_time: starts && unixSeconds(starts),
    end_time: ends && unixSeconds(ends),
    targeting: countries.length === 0 ? null : { locations: { countries } },
  };
}

function withoutNulls(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

function groupBody({
  group,
  campaign,
}: {
  readonly group: WantedGroup;
  readonly campaign: Pick<WantedCampaign, "pays">;
}): object {
  return {
    name: markedName(group),
    context_hints: group.contextHints,
    bidding_config: {
      billing_event_type: campaign.pays === "clicks" ? "click" : "impression",
      strategy: "fixed_bid",
      max_bid_micros: group.maxBidMicros,
    },
  };
}

function adBody({ ad, image }: { readonly ad: WantedAd; readonly image: string }): object {
  return {
    name: markedName(ad),
    creative: {
      type: "chat_card",
      title: ad.title,
      body: ad.body,
      target_url: ad.targetUrl,
      file_id: image,
    },
  };
}
