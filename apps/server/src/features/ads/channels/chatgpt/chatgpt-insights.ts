import { dayIn, hourMs, shiftDay, startOfDay } from "@citelens/contract/base/days";
import type { AdFigures, Days } from "../insight-days.rules.ts";
import type { ChatgptClient } from "./chatgpt-client.ts";
import { listAll } from "./chatgpt-lists.ts";
import { figuresShape } from "./chatgpt-shapes.ts";

interface InsightReadOptions {
  readonly days: Days;
  readonly timeZone: string;
  readonly now: Date;
}

const rowsOfPage = 2_000;
const fields = ["campaign.id", "ad.id", "ad.impressions", "ad.clicks", "ad.spend"];

/** The figures of each ad by days. Where a row moved to another page while pages were read, it counts once, as it was read last. */
export async function readFigures(
  client: ChatgptClient,
  { days, timeZone, now }: InsightReadOptions,
): Promise<readonly AdFigures[]> {
  const range = rangeOf(days, timeZone, now);
  if (!range) return [];

  const rows = await listAll(client, {
    endpoint: "/ad_account/insights",
    query: [
      ["time_granularity", "daily"],
      ["aggregation_level", "ad"],
      ["time_ranges[]", JSON.stringify({ type: "unix_range", ...range })],
      ...fields.map((field) => ["fields[]", field] as const),
    ],
    limit: rowsOfPage,
    item: figuresShape,
  });
  const figures = rows.map(({ starts, spend, ...row }) => ({
    ...row,
    day: dayIn(timeZone, starts),
    spendMicros: spend,
  }));
  return [...new Map(figures.map((one) => [`${one.ad} ${one.day}`, one])).values()];
}

/** From the first midnight to the last one, or to the last full hour of the account's clock: a time ahead is refused. */
function rangeOf(
  { from, to }: Days,
  timeZone: string,
  now: Date,
): { readonly start: number; readonly end: number } | undefined {
  const start = startOfDay(timeZone, from).getTime();
  const today = startOfDay(timeZone, dayIn(timeZone, now)).getTime();
  const fullHour = today + Math.floor((now.getTime() - today) / hourMs) * hourMs;
  const end = Math.min(startOfDay(timeZone, shiftDay(to, 1)).getTime(), fullHour);
  return start < end ? { start: start / 1_000, end: end / 1_000 } : undefined;
}
