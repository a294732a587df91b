import { z } from "zod";
import { microsOfAmount } from "../../store/money.rules.ts";
import type { AdAccount, AdReview, OutsideCampaign } from "../ad-channel.ts";
import type { FoundObject } from "../push-plan.rules.ts";
import type { Budget } from "../spending.rules.ts";
import { adStatusOf, reviewStatusOf } from "../states.rules.ts";

/**
 * Shapes that are read of the channel's answers, which are in beta: fields that we do not know are left out, what may be missing is null,
 * and a state that we do not know stays as it is said. What we cannot do without makes the answer unreadable.
 */
const id = z.string().min(1);
const text = z.string().nullish();
const status = text.transform((said) => adStatusOf(said ?? ""));
const seconds = z
  .number()
  .int()
  .nullish()
  .transform((value) => (typeof value === "number" ? new Date(value * 1_000) : null));
const micros = z.number().int().nonnegative().nullish();
const review = z.object({ status: text, reason: text }).nullish();

const timeZone = z.string().refine((zone) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
});

export const accountShape = z
  .object({ id, name: text, currency_code: z.string(), timezone: timeZone, status, review })
  .transform(
    (account): AdAccount => ({
      externalId: account.id,
      name: account.name ?? "",
      currency: account.currency_code,
      timeZone: account.timezone,
      status: account.status,
      review: account.review ? reviewStatusOf(account.review.status ?? "") : null,
    }),
  );

const budgetShape = z
  .object({ daily_spend_limit_micros: micros, lifetime_spend_limit_micros: micros })
  .nullish()
  .transform((budget): Budget | null => {
    const daily = budget?.daily_spend_limit_micros;
    if (typeof daily === "number") return { period: "daily", micros: daily };
    const lifetime = budget?.lifetime_spend_limit_micros;
    return typeof lifetime === "number" ? { period: "lifetime", micros: lifetime } : null;
  });

export const campaignShape = z
  .object({ id, name: text, status, budget: budgetShape, start_time: seconds, end_time: seconds })
  .transform(
    (campaign): OutsideCampaign => ({
      externalId: campaign.id,
      name: campaign.name ?? "",
      status: campaign.status,
      budget: campaign.budget,
      starts: campaign.start_time,
      ends: campaign.end_time,
    }),
  );

/** Fields that campaigns, groups and ads share. */
export const objectShape = z
  .object({ id, name: text, status })
  .transform((one): FoundObject => ({ externalId: one.id, name: one.name ?? "", status: one.status }));

/** The state stands twice in an ad, and once in older answers. */
export const reviewShape = z.object({ id, status, review_status: text, review }).transform(
  (ad): AdReview => ({
    ad: ad.id,
    status: ad.status,
    review: reviewStatusOf(ad.review?.status ?? ad.review_status ?? ""),
    reason: ad.review?.reason ?? null,
  }),
);

export const fileShape = z.object({ file_id: id });

const count = z.number().int().nonnegative();
/** Limit for one ad on one day; what is larger is no amount. */
const amountMax = 1_000_000_000;

/** A figure stands under its own name or under that of its level; without one there is no row, for 0 would be a claim. */
export const figuresShape = z
  .object({
    start_time: z.number().int(),
    campaign_id: id,
    ad_id: id,
    impressions: count.nullish(),
    ad_impressions: count.nullish(),
    clicks: count.nullish(),
    ad_clicks: count.nullish(),
    spend: z.number().nullish(),
    ad_spend: z.number().nullish(),
  })
  .transform((row) => ({
    campaign: row.campaign_id,
    ad: row.ad_id,
    starts: new Date(row.start_time * 1_000),
    impressions: row.impressions ?? row.ad_impressions,
    clicks: row.clicks ?? row.ad_clicks,
    spend: row.spend ?? row.ad_spend,
  }))
  .pipe(
    z.object({
      campaign: z.string(),
      ad: z.string(),
      starts: z.date(),
      impressions: count,
      clicks: count,
      spend: z.number().min(-amountMax).max(amountMax).transform(microsOfAmount),
    }),
  );

/** A page of a list. */
export function pageOf<T>(item: z.ZodType<T>) {
  return z.object({
    data: z.array(item),
    last_id: text,
    has_more: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  });
}
