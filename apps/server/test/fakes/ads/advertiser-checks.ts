import { refuse } from "./advertiser-books.ts";
import type { BudgetBody } from "./advertiser-shapes.ts";

export type Fields = Readonly<Record<string, unknown>>;

const secondsMin = 946_684_800;
const secondsMax = 4_102_444_800;
const microsMin = 1_000_000;
const bidMax = 100_000_000;
const hintsMax = 2_000;

/** Checks as the OpenAPI description has them: lengths, bounds and what belongs together. */
export function fieldsOf(value: unknown, name = "body"): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    refuse(`${name} must be an object`);
  return { ...value };
}

export function nameOf({ name }: Fields): string {
  return textOf("name", name, { min: 3, max: 1_000 });
}

function textOf(field: string, value: unknown, { min, max }: { min: number; max: number }): string {
  if (typeof value !== "string") refuse(`${field} must be a string`);
  const { length } = [...value];
  if (length < min || length > max) refuse(`${field} must have ${min} to ${max} characters`);
  if (min > 0 && !/\S/.test(value)) refuse(`${field} must include a non-space character`);
  return value;
}

export function statusOf(value: unknown): "active" | "paused" {
  if (value !== "active" && value !== "paused") refuse("status must be active or paused");
  return value;
}

export function timeOf(field: string, value: unknown): number | null {
  if (value === undefined || value === null) return null;
  return integerOf(field, value, { min: secondsMin, max: secondsMax });
}

function integerOf(field: string, value: unknown, { min, max }: { min: number; max: number }): number {
  if (typeof value !== "number" || !Number.isSafeInteger(value)) refuse(`${field} must be an integer`);
  if (value < min || value > max) refuse(`${field} must be from ${min} to ${max}`);
  return value;
}

/** Exactly one of the two. */
export function budgetOf(value: unknown): BudgetBody {
  const budget = fieldsOf(value, "budget");
  const bounds = { min: microsMin, max: Number.MAX_SAFE_INTEGER };
  const { daily_spend_limit_micros: daily, lifetime_spend_limit_micros: lifetime } = budget;
  if ((daily === undefined) === (lifetime === undefined)) refuse("budget must have exactly one spend limit");
  return daily === undefined
    ? { lifetime_spend_limit_micros: integerOf("lifetime_spend_limit_micros", lifetime, bounds) }
    : { daily_spend_limit_micros: integerOf("daily_spend_limit_micros", daily, bounds) };
}

/** A campaign keeps the kind of its budget, except that one for its whole life may become a daily one. */
export function budgetAfter(before: BudgetBody, value: unknown): BudgetBody {
  const after = budgetOf(value);
  const isDaily = before.daily_spend_limit_micros !== undefined;
  if (isDaily && after.daily_spend_limit_micros === undefined)
    refuse("a daily budget cannot become a lifetime budget");
  return after;
}

export function targetingOf(value: unknown): object {
  if (value === undefined || value === null) return {};
  const { locations } = fieldsOf(value, "targeting");
  if (locations === undefined) return {};
  const { countries = [], include = [] } = fieldsOf(locations, "locations");
  if (!Array.isArray(countries) || countries.some((one) => !/^[A-Z]{2}$/.test(String(one))))
    refuse("countries must be country codes");
  return { locations: { countries, include } };
}

export function hintsOf(value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) refuse("context_hints must be a list");
  if (value.length > hintsMax) refuse(`context_hints must have at most ${hintsMax} items`);
  return value.map((hint) => textOf("context_hints", hint, { min: 1, max: 10_000 }));
}

/** Bidding, which has to fit the campaign. */
export function biddingOf(value: unknown, biddingType: string) {
  const bidding = fieldsOf(value, "bidding_config");
  const fitting = biddingType === "impressions" ? "impression" : "click";
  if (bidding.billing_event_type !== fitting) refuse(`billing_event_type must be ${fitting}`);
  if (bidding.strategy !== undefined && bidding.strategy !== "fixed_bid")
    refuse("strategy does not fit the campaign");
  return {
    billing_event_type: fitting,
    strategy: "fixed_bid",
    max_bid_micros: integerOf("max_bid_micros", bidding.max_bid_micros, { min: 1, max: bidMax }),
  };
}

export function creativeOf(value: unknown, files: ReadonlyMap<string, string>) {
  const creative = fieldsOf(value, "creative");
  if (creative.type !== "chat_card") refuse("creative.type must be chat_card");
  const fileId = textOf("creative.file_id", creative.file_id, { min: 1, max: 200 });
  const image = files.get(fileId);
  if (image === undefined) refuse(`creative.file_id: no such file: ${fileId}`);
  return {
    type: "chat_card" as const,
    title: textOf("creative.title", creative.title, { min: 3, max: 50 }),
    body: textOf("creative.body", creative.body, { min: 0, max: 100 }),
    file_id: fileId,
    image_url: image,
    target_url: addressOf("creative.target_url", creative.target_url),
  };
}

export function addressOf(field: string, value: unknown): string {
  const url = textOf(field, value, { min: 1, max: 2_048 });
  if (!URL.canParse(url)) refuse(`${field} must be an address`);
  return url;
}
