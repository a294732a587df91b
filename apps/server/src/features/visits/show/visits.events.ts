import { type StoredVerdict, storedVerdicts } from "@citelens/contract/traffic/identity";
import type { BotVisitOrder } from "@citelens/contract/traffic/visits";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";

export interface PageFilter extends Place {
  readonly from: Date;
  /** The first instant that is no longer meant. */
  readonly before: Date;
  readonly botTypes: readonly number[] | undefined;
  readonly verdicts: readonly StoredVerdict[] | undefined;
  /** A part of the path, in any case. */
  readonly search: string | undefined;
}

const page = z.object({ path: z.string(), last_ms: z.number(), visits: z.number() });
const last = z.object({ agent: z.string(), verdict: z.enum(storedVerdicts).catch("unchecked") });
const pageRow = page.extend(last.shape);
/** A page that agents read; `agent` is the one that came last. */
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
  /** Number of all pages that the filter finds, not only of those in `rows`. */
  readonly pages: number;
  readonly visits: number;
}

/** Some pages that agents read, with all totals; who came last is asked for these alone, for speed. */
export async function listPages(
  events: ClickHouse,
  filter: PageFilter,
  slice: { readonly order: BotVisitOrder; readonly limit: number; readonly offset: number },
): Promise<PageList> {
  const { where, parameters } = conditionsOf(filter);
  const found = await events.query(
    `SELECT *, count() OVER () AS all_pages, sum(visits) OVER () AS all_visits
     FROM (
       SELECT path, ${lastMs}, count() AS visits FROM visits WHERE ${where} GROUP BY path
     )
     ORDER BY ${orders[slice.order]}
     LIMIT {limit:UInt32} OFFSET {offset:UInt64}`,
    { ...parameters, limit: slice.limit, offset: slice.offset },
    page.extend({ all_pages: z.number(), all_visits: z.number() }),
  );
  const [first] = found;
  if (!first) return { rows: [], ...(await totalsOf(events, filter, slice.offset)) };

  const agents = await events.query(
    `SELECT path, ${lastAgent} FROM visits WHERE ${where} AND path IN {paths:Array(String)} GROUP BY path`,
    { ...parameters, paths: found.map(({ path }) => path) },
    last.extend({ path: z.string() }),
  );
  const agentByPath = new Map(agents.map((one) => [one.path, one]));
  return {
    rows: found.map(({ path, last_ms, visits }) => ({
      path,
      last_ms,
      visits,
      agent: agentByPath.get(path)?.agent ?? "",
      verdict: agentByPath.get(path)?.verdict ?? "unchecked",
    })),
    pages: first.all_pages,
    visits: first.all_visits,
  };
}

/** The totals when a slice is empty: nothing was found, or the slice lies beyond the end. */
async function totalsOf(
  events: ClickHouse,
  filter: PageFilter,
  offset: number,
): Promise<Omit<PageList, "rows">> {
  const none = { pages: 0, visits: 0 };
  if (offset === 0) return none;

  const { where, parameters } = conditionsOf(filter);
  const [totals] = await events.query(
    `SELECT uniqExact(path) AS pages, count() AS visits FROM visits WHERE ${where}`,
    parameters,
    z.object({ pages: z.number(), visits: z.number() }),
  );
  return totals ?? none;
}

/** All the pages, one after the other. */
export function streamPages(
  events: ClickHouse,
  filter: PageFilter,
  order: BotVisitOrder,
): AsyncIterable<PageRow> {
  const { where, parameters } = conditionsOf(filter);
  return events.stream(
    `SELECT path, ${lastMs}, count() AS visits, ${lastAgent}
     FROM visits WHERE ${where} GROUP BY path ORDER BY ${orders[order]}`,
    parameters,
    pageRow,
  );
}

const lastMs = "toUnixTimestamp64Milli(max(ts)) AS last_ms";
/** Last agent; of several that came in the same millisecond always the same one. */
const lastAgent =
  "argMax(token, (ts, token, visits.verdict)) AS agent, argMax(visits.verdict, (ts, token, visits.verdict)) AS verdict";

function conditionsOf(filter: PageFilter): {
  readonly where: string;
  readonly parameters: Readonly<Record<string, unknown>>;
} {
  const conditions = [
    "workspace_id = {workspace:UUID}",
    "ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC')",
    "ts < fromUnixTimestamp64Milli({before:Int64}, 'UTC')",
    ...(filter.botTypes ? ["bot_type IN {bot_types:Array(UInt8)}"] : []),
    ...(filter.verdicts ? ["visits.verdict IN {verdicts:Array(String)}"] : []),
    ...(filter.search ? ["path ILIKE {search:String}"] : []),
  ];
  return {
    where: conditions.join(" AND "),
    parameters: {
      workspace: filter.workspaceId,
      from: filter.from.getTime(),
      before: filter.before.getTime(),
      ...(filter.botTypes && { bot_types: filter.botTypes }),
      ...(filter.verdicts && { verdicts: filter.verdicts }),
      ...(filter.search && { search: `%${filter.search.replace(/[\\%_]/g, "\\$&")}%` }),
    },
  };
}
