import { type Evidence, evidences } from "@citelens/contract/traffic/referrals";
import { textParam } from "#lib/address/search-params.ts";
import { fromAddressDay, toAddressDay } from "#lib/dates/dates.ts";
import { type DayRange, isRange } from "#lib/dates/day-range.ts";
import { offeredPresets, presetRange, type RangePreset } from "#lib/dates/range-presets.ts";

/** The search parameters; defaults are omitted. */
export interface ReferralsSearch {
  /** First day as dd-MM-yy; always together with `to`. */
  readonly from?: string;
  readonly to?: string;
  readonly assistant?: string;
  readonly evidence?: Evidence;
  readonly path?: string;
  readonly compare?: "off";
  readonly page?: number;
}

/** Filters to which referrals are narrowed; undefined for all. */
export interface ReferralFilters {
  readonly assistant: string | undefined;
  readonly evidence: Evidence | undefined;
  readonly path: string | undefined;
}

/** The search parameters with all defaults filled in. */
export interface ReferralsView extends ReferralFilters {
  readonly range: DayRange;
  readonly compare: "off" | "previous";
  /** Page of the landing pages. */
  readonly page: number;
}

export const referralPresets = offeredPresets(["today", "last-7-days", "last-month"]);
const defaultPreset: RangePreset = "last-month";
const pageMax = 1_000_000;

export const noFilters: ReferralFilters = { assistant: undefined, evidence: undefined, path: undefined };

/** By what a referral is known, as people read it. */
export const evidenceNames: Readonly<Record<Evidence, string>> = {
  referrer: "Referrer",
  utm: "utm_source",
  in_app: "In its app",
};

/** Parses the search parameters; invalid and default values are dropped one by one. */
export function parseReferralsSearch(raw: Readonly<Record<string, unknown>>): ReferralsSearch {
  const range = rangeIn(raw.from, raw.to);
  const page = Number(raw.page);
  const evidence = evidences.find((one) => one === raw.evidence);
  return {
    ...(range && { from: toAddressDay(range.from), to: toAddressDay(range.to) }),
    ...textParam(raw, "assistant"),
    ...(evidence && { evidence }),
    ...textParam(raw, "path"),
    ...(raw.compare === "off" && { compare: "off" }),
    ...(Number.isInteger(page) && page > 1 && page <= pageMax && { page }),
  };
}

/** The view of search parameters on the day `today`; by default the last month, compared with the period before. */
export function referralsView(search: ReferralsSearch, today: string): ReferralsView {
  return {
    range: rangeIn(search.from, search.to) ?? presetRange(defaultPreset, today),
    assistant: search.assistant,
    evidence: search.evidence,
    path: search.path,
    compare: search.compare ?? "previous",
    page: search.page ?? 1,
  };
}

/** The search parameters of a view. Default days on the day `today` are omitted, so that they stay relative. */
export function addressOfReferrals({ range, ...view }: ReferralsView, today: string): ReferralsSearch {
  const standard = presetRange(defaultPreset, today);
  const isDefault = range.from === standard.from && range.to === standard.to;
  return parseReferralsSearch({
    ...(!isDefault && { from: toAddressDay(range.from), to: toAddressDay(range.to) }),
    ...view,
  });
}

export function isNarrowed({ assistant, evidence, path }: ReferralFilters): boolean {
  return assistant !== undefined || evidence !== undefined || path !== undefined;
}

function rangeIn(from: unknown, to: unknown): DayRange | undefined {
  const range = { from: fromAddressDay(from) ?? "", to: fromAddressDay(to) ?? "" };
  return isRange(range) ? range : undefined;
}
