import { z } from "zod";
import { day } from "../base/dates.ts";
import { superusers } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { count, id, instant, text, webUrl } from "../base/fields.ts";
import { workspacePath } from "../workspaces/workspaces.ts";
import {
  adCampaignStatuses,
  adChannels,
  adErrors,
  adLimits,
  creativeKinds,
  creativeStates,
} from "./ads-words.ts";

/** Every operation of the ads is a superuser's, who need not be a member of the workspace. */
export const reads = { ...superusers, method: "GET", params: workspacePath } as const;
export const writes = { ...superusers, method: "POST", params: workspacePath } as const;

/** An idempotency key of the caller: what is made with it is made once. */
export const key = { key: text(100) } as const;

/** Whole cents of the currency that stands beside it. */
export const cents = z.number().int();

const code = (fault: string) => z.string().regex(/^[A-Z]{2}$/, fault);
export const countries = z.array(code(fieldErrors.country)).max(60);
export const languages = z.array(z.string().regex(/^[a-z]{2}$/, fieldErrors.language)).max(20);

/** A statement of the creative that can be read somewhere. */
export const creativeFact = z.object({ statement: text(200), source_url: webUrl });
export type CreativeFact = z.output<typeof creativeFact>;

/** Content of a creative that people and agents read. */
export const creativeContent = z.object({
  title: text(adLimits.title.max).refine((title) => title.length >= adLimits.title.min, adErrors.title),
  body: text(adLimits.passageCharacters),
  target_url: webUrl,
  /** Image of a card in ChatGPT alone. */
  image_url: webUrl.nullable().default(null),
  facts: z.array(creativeFact).max(adLimits.facts).default([]),
});
export type CreativeContent = z.output<typeof creativeContent>;

/** Figures of a range of days; null where a channel does not tell it. */
export const adFigures = z.object({
  /** Impressions of ads in an assistant, as its maker counts them. */
  impressions: count.nullable(),
  clicks: count.nullable(),
  /** Reads of passages, by agents whose visits count; spoofed ones are not among them. */
  agent_reads: count.nullable(),
  /** Reads that the website cannot have made up: with a signature of the agent's that was used once. */
  proven_reads: count.nullable(),
  /** Reads that are charged within budgets: proven ones, and of the others so many of a website and a day. */
  billable_reads: count.nullable(),
  spend_cents: cents,
});
export type AdFigures = z.output<typeof adFigures>;

export const adCreative = z.object({
  id,
  campaign_id: id,
  campaign_name: z.string(),
  kind: z.enum(creativeKinds),
  version: count,
  content: creativeContent,
  /** The words under which it is shown to be an ad. */
  label: z.string(),
  /** As an agent reads it: plain text. */
  as_text: z.string(),
  /** As our markup, for a preview within a frame. */
  as_html: z.string(),
  state: z.enum(creativeStates),
  /** Reason of a rejected one. */
  reason: z.string().nullable(),
  reviewer: z.string().nullable(),
  reviewed_at: instant.nullable(),
  created: instant,
  updated: instant,
  /** On how many pages of how many sites it may stand now. */
  pages: count,
  sites: count,
  /** Figures of the last 28 days. */
  figures: adFigures,
});
export type AdCreative = z.output<typeof adCreative>;

export const adCampaign = z.object({
  id,
  name: z.string(),
  channel: z.enum(adChannels),
  status: z.enum(adCampaignStatuses),
  /** ISO 4217, capital letters. */
  currency: z.string(),
  budget_cents: cents,
  daily_cents: cents,
  /** Price of 1,000 reads by agents; in ChatGPT the highest bid for 1,000 impressions. */
  price_cents_per_1000: cents,
  /** The workspace's time zone is theirs. Null for no end. */
  starts: day,
  ends: day.nullable(),
  /** In ChatGPT context hints: sentences. */
  topics: z.array(z.string()),
  countries: z.array(z.string()),
  languages: z.array(z.string()),
  /** By id of the list of industries. */
  category: z.number().int(),
  /** The campaign of queries that tells what people ask, and beside whose answers the ads are shown. */
  query_campaign_id: id.nullable(),
  spent_cents: cents,
  spent_today_cents: cents,
  creatives: count,
  approved_creatives: count,
  created: instant,
  /** Since the campaign began. */
  figures: adFigures,
  /** Clicks of impressions, in per cent; null where there are none. */
  ctr: z.number().nullable(),
  /** Why it does not run although it is active, or what happened last with its account. */
  note: z.string().nullable(),
});
export type AdCampaign = z.output<typeof adCampaign>;
