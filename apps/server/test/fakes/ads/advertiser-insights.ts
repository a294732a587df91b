import { dayIn, dayMs, hourMs, shiftDay, startOfDay } from "@citelens/contract/base/days";
import { type AdvertiserBooks, type Delivery, refuse } from "./advertiser-books.ts";
import { cutPage } from "./advertiser-pages.ts";
import type { InsightBody } from "./advertiser-shapes.ts";

interface InsightQuery {
  readonly books: AdvertiserBooks;
  readonly now: Date;
  readonly query: URLSearchParams;
}

const levels = ["ad_account", "campaign", "ad_group", "ad"];
const granularities = ["hourly", "daily", "monthly", "none"];
const metrics = ["impressions", "clicks", "spend"];
/** Parameters that the channel offers and nothing of ours asks for. */
const notPlayed = ["filters[]", "sort[]", "includes[]", "override_segment_group_order[]", "before"];
/** No clock on earth turns to another hour within one. */
const slotMs = hourMs / 4;
const historyMs = 5 * 366 * dayMs;

/** Figures of the ads within the scope, as far as they are told by now. */
export function insightsOf({ books, now, query }: InsightQuery, isWithin: (ad: string) => boolean): object {
  for (const name of notPlayed) if (query.has(name)) refuse(`the double does not play ${name}`);
  const level = choiceOf(query, "aggregation_level", levels, "ad_account");
  const granularity = choiceOf(query, "time_granularity", granularities, "daily");
  const segment = segmentOf(query, granularity);
  const range = rangeOf(query, books.account.timezone, now);
  const limit = Number(query.get("limit") ?? 20);
  if (!Number.isInteger(limit) || limit < 1 || limit > 2_000) refuse("limit must be from 1 to 2000");

  const told = books.deliveries.filter(
    ({ ad, at, toldFrom }) =>
      isWithin(ad) && toldFrom <= now && at.getTime() >= range.start && at.getTime() < range.end,
  );
  const buckets = new Map<number, Range>();
  const bucketOf = ({ at, ad, ...delivery }: Delivery): string => {
    const slot = Math.floor(at.getTime() / slotMs);
    const known = buckets.get(slot) ?? bucketAt(at, granularity, books.account.timezone, range);
    buckets.set(slot, known);
    const part = segment === undefined ? "" : delivery[segment];
    return JSON.stringify([known.start, known.end, entityOf(books, ad, level), part]);
  };
  const rows = [...Map.groupBy(told, bucketOf)]
    .map(([bucket, deliveries]) => rowOf(books, { bucket, deliveries, level, segment }))
    .toSorted((a, b) => a.start_time - b.start_time || a.id.localeCompare(b.id));
  const page = cutPage(rows, query.get("after"), limit);
  const fields = query.getAll("fields[]");
  const data = page.data.map((row) => projected(row, fields, level));
  return { ...page, data, count: data.length };
}

function choiceOf(query: URLSearchParams, name: string, choices: readonly string[], usual: string): string {
  const value = query.get(name) ?? usual;
  if (!choices.includes(value)) refuse(`${name} is unknown: ${value}`);
  return value;
}

function segmentOf(query: URLSearchParams, granularity: string): "country" | "device" | undefined {
  const [segment, ...more] = query.getAll("segments[]");
  if (segment === undefined) return undefined;
  if (more.length > 0) refuse("at most one segment");
  if (granularity === "hourly") refuse("segmented requests are not hourly");
  if (segment !== "country" && segment !== "device") return refuse(`segment is not played: ${segment}`);
  return segment;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Whole hours of the account's clock, not ahead, and not older than five years. */
function rangeOf(query: URLSearchParams, timeZone: string, now: Date): Range {
  const [text, ...more] = query.getAll("time_ranges[]");
  if (text === undefined) return { start: now.getTime() - historyMs, end: now.getTime() + 1 };
  if (more.length > 0) refuse("at most one time range");

  const { type, start, end } = JSON.parse(text);
  if (type !== "unix_range") refuse("time_ranges must be a unix_range");
  const range = { start: Number(start) * 1_000, end: Number(end) * 1_000 };
  if (!(range.start < range.end)) refuse("start must be before end");
  if (range.end > now.getTime()) refuse("time_ranges must not be in the future");
  if (now.getTime() - range.start > historyMs) refuse("time_ranges must lie within five years");
  for (const at of [range.start, range.end]) {
    const midnight = startOfDay(timeZone, dayIn(timeZone, new Date(at))).getTime();
    if ((at - midnight) % hourMs !== 0) refuse("time_ranges must be full hours of the account's clock");
  }
  return range;
}

function bucketAt(at: Date, granularity: string, timeZone: string, range: Range): Range {
  if (granularity === "none") return range;
  const day = dayIn(timeZone, at);
  const midnight = startOfDay(timeZone, day).getTime();
  if (granularity === "daily")
    return { start: midnight, end: startOfDay(timeZone, shiftDay(day, 1)).getTime() };
  if (granularity === "hourly") {
    const start = midnight + Math.floor((at.getTime() - midnight) / hourMs) * hourMs;
    return { start, end: start + hourMs };
  }
  const first = `${day.slice(0, 7)}-01`;
  const next = `${shiftDay(first, 31).slice(0, 7)}-01`;
  return { start: startOfDay(timeZone, first).getTime(), end: startOfDay(timeZone, next).getTime() };
}

function entityOf(books: AdvertiserBooks, ad: string, level: string): string {
  if (level === "ad") return ad;
  if (level === "ad_group") return books.ads.get(ad)?.group ?? "";
  return level === "campaign" ? books.campaignOf(ad) : books.account.id;
}

interface Bucket {
  readonly bucket: string;
  readonly deliveries: readonly Delivery[];
  readonly level: string;
  readonly segment: "country" | "device" | undefined;
}

/** An amount is written in the currency's units, with a point. */
function rowOf(books: AdvertiserBooks, { bucket, deliveries, level, segment }: Bucket): InsightBody {
  const [start, end, entity, part] = JSON.parse(bucket);
  const sum = (field: "impressions" | "clicks" | "spendMicros"): number =>
    deliveries.reduce((total, one) => total + one[field], 0);
  const ad = deliveries[0]?.ad ?? "";
  const [startTime, endTime] = [start / 1_000, end / 1_000];
  return {
    id: `start=${startTime}:end=${endTime}:entity_id=${entity}${part ? `:${segment}=${part}` : ""}`,
    start_time: startTime,
    end_time: endTime,
    readable_time: dayIn(books.account.timezone, new Date(start)),
    timezone: books.account.timezone,
    ad_id: ad,
    ad_group_id: books.ads.get(ad)?.group ?? "",
    campaign_id: books.campaignOf(ad),
    [`${level}_id`]: entity,
    country_name: segment === "country" ? part : "",
    device_type: segment === "device" ? part : "",
    impressions: sum("impressions"),
    clicks: sum("clicks"),
    spend: sum("spendMicros") / 1_000_000,
  };
}

const alwaysThere = ["id", "start_time", "end_time"];

/** The fields that were asked for, under flat names; without any, impressions and the day. */
function projected(row: InsightBody, fields: readonly string[], level: string): InsightBody {
  const asked =
    fields.length === 0 ? ["impressions", "readable_time"] : fields.map((field) => flat(field, level));
  const kept = new Set([...alwaysThere, ...asked]);
  for (const name of asked) if (!(name in row)) refuse(`fields: unknown ${name}`);
  const { id, start_time, end_time } = row;
  const rest = Object.fromEntries(Object.entries(row).filter(([name]) => kept.has(name)));
  return { ...rest, id, start_time, end_time };
}

function flat(field: string, level: string): string {
  const [owner = "", name = ""] = field.split(".");
  if (owner === "metadata") return name;
  if (owner === level && metrics.includes(name)) return name;
  return `${owner}_${name}`;
}
