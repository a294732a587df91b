import type { BotVisitOrder } from "@citelens/contract/visits";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";

/** A request of an agent; `ts` is ISO 8601 in UTC, `status` 0 when it was not reported. */
export type VisitRow = {
  readonly workspace_id: string;
  readonly ts: string;
  readonly path: string;
  readonly query: string;
  readonly method: string;
  readonly status: number;
  readonly token: string;
  readonly bot_type: number;
  readonly purpose: string;
  readonly operator: string;
  readonly ua: string;
  readonly address_prefix: string;
  /** What a check of its signature needs, as JSON: host and the three signature headers. Empty when it has none. */
  readonly signature: string;
  readonly catalogue_version: string;
};

/** The visit of a person who came from an AI assistant. */
export type ReferralRow = {
  readonly workspace_id: string;
  readonly ts: string;
  readonly path: string;
  readonly query: string;
  readonly assistant: string;
  readonly operator: string;
  readonly evidence: string;
  readonly host: string;
  readonly catalogue_version: string;
};

/** A page view of any other person; `day` is of the workspace's time zone. */
export interface PersonRow {
  readonly workspace_id: string;
  readonly day: string;
}

export function insertVisits(events: ClickHouse, rows: readonly VisitRow[], token: string): Promise<void> {
  return events.insert("visits", rows, { deduplicationToken: token });
}

export function insertReferrals(
  events: ClickHouse,
  rows: readonly ReferralRow[],
  token: string,
): Promise<void> {
  return events.insert("referrals", rows, { deduplicationToken: token });
}

/** Adds the people to their workspaces' days; one row a workspace and day is written. */
export function countPeople(events: ClickHouse, rows: readonly PersonRow[], token: string): Promise<void> {
  const days = new Map<string, { workspace_id: string; day: string; people: number }>();
  for (const { workspace_id, day } of rows) {
    const key = `${workspace_id} ${day}`;
    const known = days.get(key);
    if (known) known.people += 1;
    else days.set(key, { workspace_id, day, people: 1 });
  }
  return events.insert("people_daily", [...days.values()], { deduplicationToken: token });
}

export interface PageFilter {
  readonly workspaceId: string;
  readonly from: Date;
  /** The first instant that is no longer meant. */
  readonly before: Date;
  readonly botTypes: readonly number[] | undefined;
  /** A part of the path, in any case. */
  readonly search: string | undefined;
}

const pageRow = z.object({
  path: z.string(),
  last_ms: z.number(),
  visits: z.number(),
  agent: z.string(),
});
export type PageRow = z.output<typeof pageRow>;

/** Ties are ordered by path, so that each page is on one page of the list only. */
const orders: Readonly<Record<BotVisitOrder, string>> = {
  path: "path",
  "-path": "path DESC",
  scrap_date: "last_ms, path",
  "-scrap_date": "last_ms DESC, path",
  count: "visits, path",
  "-count": "visits DESC, path",
};

export interface PageList {
  readonly rows: readonly PageRow[];
  /** Of all pages that the filter finds, not only of those in `rows`. */
  readonly pages: number;
  readonly visits: number;
}

/** Some of the pages that agents read, with the totals of all: one statement, unless the slice lies beyond the end. */
export async function listPages(
  events: ClickHouse,
  filter: PageFilter,
  slice: { readonly order: BotVisitOrder; readonly limit: number; readonly offset: number },
): Promise<PageList> {
  const { where, parameters } = conditionsOf(filter);
  const rows = await events.query(
    `SELECT *, count() OVER () AS all_pages, sum(visits) OVER () AS all_visits
     FROM (${pagesWhere(where)})
     ORDER BY ${orders[slice.order]}
     LIMIT {limit:UInt32} OFFSET {offset:UInt64}`,
    { ...parameters, limit: slice.limit, offset: slice.offset },
    pageRow.extend({ all_pages: z.number(), all_visits: z.number() }),
  );
  const [first] = rows;
  if (first) return { rows, pages: first.all_pages, visits: first.all_visits };
  if (slice.offset === 0) return { rows, pages: 0, visits: 0 };

  const [totals] = await events.query(
    `SELECT uniqExact(path) AS pages, count() AS visits FROM visits WHERE ${where}`,
    parameters,
    z.object({ pages: z.number(), visits: z.number() }),
  );
  return { rows, pages: totals?.pages ?? 0, visits: totals?.visits ?? 0 };
}

/** All the pages, one after the other. */
export function streamPages(
  events: ClickHouse,
  filter: PageFilter,
  order: BotVisitOrder,
): AsyncIterable<PageRow> {
  const { where, parameters } = conditionsOf(filter);
  return events.stream(`${pagesWhere(where)} ORDER BY ${orders[order]}`, parameters, pageRow);
}

function pagesWhere(where: string): string {
  return `
    SELECT path, toUnixTimestamp64Milli(max(ts)) AS last_ms, count() AS visits, argMax(token, ts) AS agent
    FROM visits
    WHERE ${where}
    GROUP BY path`;
}

function conditionsOf(filter: PageFilter): {
  readonly where: string;
  readonly parameters: Readonly<Record<string, unknown>>;
} {
  const conditions = [
    "workspace_id = {workspace:UUID}",
    "ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC')",
    "ts < fromUnixTimestamp64Milli({before:Int64}, 'UTC')",
    ...(filter.botTypes ? ["bot_type IN {bot_types:Array(UInt8)}"] : []),
    ...(filter.search ? ["path ILIKE {search:String}"] : []),
  ];
  return {
    where: conditions.join(" AND "),
    parameters: {
      workspace: filter.workspaceId,
      from: filter.from.getTime(),
      before: filter.before.getTime(),
      ...(filter.botTypes && { bot_types: filter.botTypes }),
      ...(filter.search && { search: `%${filter.search.replace(/[\\%_]/g, "\\$&")}%` }),
    },
  };
}
