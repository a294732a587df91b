import type { ReferralPageOrder } from "@citelens/contract/traffic/referrals";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";
import { countedReferrals, type ReferralFilter } from "./counted-referrals.events.ts";

const figures = z.object({ referrals: z.number(), assistants: z.number(), pages: z.number() });
export type ReferralFigures = z.output<typeof figures>;

export async function sumReferrals(events: ClickHouse, filter: ReferralFilter): Promise<ReferralFigures> {
  const { sql, parameters } = countedReferrals(filter);
  const [row] = await events.query(
    `SELECT count() AS referrals, uniqExact(assistant) AS assistants, uniqExact(page) AS pages FROM ${sql}`,
    parameters,
    figures,
  );
  return row ?? { referrals: 0, assistants: 0, pages: 0 };
}

const perDay = z.object({ day: z.string(), assistant: z.string(), referrals: z.number() });
export type ReferralsOfDay = z.output<typeof perDay>;

export interface ReferralDays extends ReferralFigures {
  readonly days: readonly ReferralsOfDay[];
}

/** Referrals of each assistant by the day of the workspace, and the figures of all days. */
export async function sumDays(
  events: ClickHouse,
  filter: ReferralFilter,
  timeZone: string,
): Promise<ReferralDays> {
  const { sql, parameters } = countedReferrals(filter);
  const rows = await events.query(
    `SELECT day, assistant, referrals, uniqExactMerge(of_day) OVER () AS pages
     FROM (
       SELECT toString(toDate(ts, {time_zone:String})) AS day, assistant, count() AS referrals, uniqExactState(page) AS of_day
       FROM ${sql} GROUP BY day, assistant
     )`,
    { ...parameters, time_zone: timeZone },
    perDay.extend({ pages: z.number() }),
  );
  return {
    referrals: rows.reduce((sum, { referrals }) => sum + referrals, 0),
    assistants: new Set(rows.map(({ assistant }) => assistant)).size,
    pages: rows[0]?.pages ?? 0,
    days: rows,
  };
}

const ofAssistant = z.object({
  assistant: z.string(),
  operator: z.string(),
  referrals: z.number(),
  pages: z.number(),
  by_referrer: z.number(),
  by_utm: z.number(),
  by_app: z.number(),
});
const byEvidence =
  "countIf(evidence = 'referrer') AS by_referrer, countIf(evidence = 'utm') AS by_utm, countIf(evidence = 'in_app') AS by_app";
export type ReferralsOfAssistant = z.output<typeof ofAssistant>;

export function sumByAssistant(events: ClickHouse, filter: ReferralFilter): Promise<ReferralsOfAssistant[]> {
  const { sql, parameters } = countedReferrals(filter);
  return events.query(
    `SELECT assistant, any(operator) AS operator, count() AS referrals, uniqExact(page) AS pages,
       ${byEvidence}
     FROM ${sql} GROUP BY assistant ORDER BY referrals DESC, assistant`,
    parameters,
    ofAssistant,
  );
}

const trending = ofAssistant.extend({ days: z.array(z.tuple([z.string(), z.number()])) });
export type AssistantByDay = z.output<typeof trending>;

/** The same with the days of the workspace on which any came, in no order. */
export function sumByAssistantAndDay(
  events: ClickHouse,
  filter: ReferralFilter,
  timeZone: string,
): Promise<AssistantByDay[]> {
  const { sql, parameters } = countedReferrals(filter);
  return events.query(
    `SELECT assistant, any(sender) AS operator, sum(sent) AS referrals, uniqExactMerge(landed) AS pages,
       sum(by_referrer) AS by_referrer, sum(by_utm) AS by_utm, sum(by_app) AS by_app, groupArray((day, sent)) AS days
     FROM (
       SELECT assistant, toString(toDate(ts, {time_zone:String})) AS day, any(operator) AS sender, count() AS sent,
         uniqExactState(page) AS landed, ${byEvidence}
       FROM ${sql} GROUP BY assistant, day
     )
     GROUP BY assistant ORDER BY referrals DESC, assistant`,
    { ...parameters, time_zone: timeZone },
    trending,
  );
}

const ofOperator = z.object({ operator: z.string(), referrals: z.number() });
export type ReferralsOfOperator = z.output<typeof ofOperator>;

export function sumByOperator(events: ClickHouse, filter: ReferralFilter): Promise<ReferralsOfOperator[]> {
  const { sql, parameters } = countedReferrals(filter);
  return events.query(
    `SELECT operator, count() AS referrals FROM ${sql} GROUP BY operator ORDER BY referrals DESC, operator`,
    parameters,
    ofOperator,
  );
}

const ofPage = z.object({
  path: z.string(),
  referrals: z.number(),
  assistants: z.array(z.tuple([z.string(), z.number()])),
});
export type ReferralsOfPage = z.output<typeof ofPage>;

/** Ties are ordered by path, so that each page is on one page of the list only. */
const orders: Readonly<Record<ReferralPageOrder, string>> = {
  "-referrals": "referrals DESC, path",
  referrals: "referrals, path",
  path: "path",
  "-path": "path DESC",
};

/** Landing pages with the assistants that sent people there: a statement, and what it is asked with. */
function pagesOf(filter: ReferralFilter): ReturnType<typeof countedReferrals> {
  const { sql, parameters } = countedReferrals(filter);
  return {
    sql: `SELECT path, sum(sent) AS referrals,
       arraySort(one -> (-one.2, one.1), groupArray((toString(assistant), sent))) AS assistants
     FROM (SELECT any(path) AS path, page, assistant, count() AS sent FROM ${sql} GROUP BY page, assistant)
     GROUP BY path`,
    parameters,
  };
}

export async function listPages(
  events: ClickHouse,
  filter: ReferralFilter,
  slice: { readonly order: ReferralPageOrder; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ReferralsOfPage[]; readonly pages: number }> {
  const all = pagesOf(filter);
  const rows = await events.query(
    `SELECT *, count() OVER () AS pages FROM (${all.sql})
     ORDER BY ${orders[slice.order]} LIMIT {limit:UInt32} OFFSET {offset:UInt64}`,
    { ...all.parameters, limit: slice.limit, offset: slice.offset },
    ofPage.extend({ pages: z.number() }),
  );
  const [first] = rows;
  if (first) return { rows: rows.map(({ pages: _, ...row }) => row), pages: first.pages };
  return { rows: [], pages: slice.offset === 0 ? 0 : (await sumReferrals(events, filter)).pages };
}

export function streamPages(
  events: ClickHouse,
  filter: ReferralFilter,
  order: ReferralPageOrder,
): AsyncIterable<ReferralsOfPage> {
  const all = pagesOf(filter);
  return events.stream(`SELECT * FROM (${all.sql}) ORDER BY ${orders[order]}`, all.parameters, ofPage);
}

/** Page views of people from elsewhere: each day the larger count of server and tracker, never their sum. */
export async function countOthers(
  events: ClickHouse,
  { workspaceId }: Place,
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
): Promise<number> {
  const [row] = await events.query(
    `SELECT sum(greatest(served, tracked)) AS people
     FROM (
       SELECT day, sum(served) AS served, sum(tracked) AS tracked
       FROM (
         SELECT day, people AS served, toUInt64(0) AS tracked FROM people_daily
         WHERE workspace_id = {workspace:UUID} AND day BETWEEN {from_day:Date32} AND {to_day:Date32}
         UNION ALL
         SELECT day, toUInt64(0) AS served, people AS tracked FROM people_daily_tracker
         WHERE workspace_id = {workspace:UUID} AND day BETWEEN {from_day:Date32} AND {to_day:Date32}
       )
       GROUP BY day
     )`,
    { workspace: workspaceId, from_day: fromDay, to_day: toDay },
    z.object({ people: z.number() }),
  );
  return row?.people ?? 0;
}

const landing = z.object({ path: z.string(), last_ms: z.number() });
export type Landing = z.output<typeof landing>;

/** Last time that a person came to each page. Whoever reported it, one of the reports counts, so that sessions need not be made for it. */
export function listLandings(
  events: ClickHouse,
  { workspaceId }: Place,
  { since, path }: { readonly since: Date; readonly path?: string | undefined },
): Promise<Landing[]> {
  return events.query(
    `SELECT path, toUnixTimestamp64Milli(max(ts)) AS last_ms FROM referrals
     WHERE workspace_id = {workspace:UUID} AND ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC')
       ${path === undefined ? "" : "AND path = {path:String}"}
     GROUP BY path ORDER BY last_ms DESC, path LIMIT ${landingsMax}`,
    { workspace: workspaceId, since: since.getTime(), ...(path !== undefined && { path }) },
    landing,
  );
}

const landingsMax = 200_000;
