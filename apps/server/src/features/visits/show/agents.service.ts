import { periodBefore } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import {
  type AgentPage,
  type AgentPageList,
  type AgentPageOrder,
  type AgentRow,
  agentPageColumns,
  type getTrafficSeries,
  type getTrafficSummary,
  type listAgents as listAgentsContract,
  type listAgentPages as listPagesContract,
  type TrafficSeries,
  type TrafficSummary,
} from "@citelens/contract/traffic/agents";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { findFirstHour, listBuckets } from "../series/traffic-series.events.ts";
import { agentFactsOf } from "../store/agent-filter.rules.ts";
import {
  type AgentPageRow,
  listPageRows,
  listReaders,
  type PageOrder,
  type Reader,
  type ReadPageRow,
  streamPageRows,
  sumByAgent,
  sumVisits,
  type TrafficSums,
} from "./agents.events.ts";
import { groupsOf, intervalOf, timesOf } from "./series.rules.ts";
import { filterOf, isoOf, readerOf } from "./visit-query.ts";

export async function findTrafficSummary(
  tools: Tools,
  member: Member,
  query: ParsedInput<typeof getTrafficSummary>["query"],
): Promise<TrafficSummary> {
  const sumsOf = async (
    asked: typeof query,
  ): Promise<Omit<TrafficSummary, "previous" | "tracking_since">> => {
    const { timeZone: _, ...filter } = await filterOf(tools, member, asked);
    const sums = await sumVisits(tools.events, filter);
    return { ...sums, verified_share: query.verdict ? null : verifiedShare(sums) };
  };
  const [sums, previous, since] = await Promise.all([
    sumsOf(query),
    query.compare ? sumsOf({ ...query, ...periodBefore(query) }) : null,
    findFirstHour(tools.events, member),
  ]);
  return { ...sums, previous, tracking_since: since?.toISOString() ?? null };
}

export async function findTrafficSeries(
  tools: Tools,
  member: Member,
  query: ParsedInput<typeof getTrafficSeries>["query"],
): Promise<TrafficSeries> {
  const { timeZone, ...filter } = await filterOf(tools, member, query);
  const interval = intervalOf(query);
  const times = timesOf(query);
  const buckets = await listBuckets(tools.events, filter, { interval, timeZone });
  return { interval, times: [...times], groups: groupsOf(buckets, { group: query.group, times }) };
}

/** The agents that came, the most visits first. */
export async function listAgents(
  tools: Tools,
  member: Member,
  query: ParsedInput<typeof listAgentsContract>["query"],
): Promise<AgentRow[]> {
  const { timeZone, ...filter } = await filterOf(tools, member, query);
  const times = timesOf(query);
  const [sums, buckets] = await Promise.all([
    sumByAgent(tools.events, filter),
    listBuckets(tools.events, filter, { interval: "day", timeZone }),
  ]);
  const days = [...new Set(times.map((time) => time.slice(0, 10)))];
  const byToken = Map.groupBy(buckets, ({ token }) => token);
  return sums
    .filter(({ visits, spoofed }) => visits > 0 || spoofed > 0)
    .map(({ last_ms, ...row }) => ({
      ...agentFactsOf(row.token),
      ...row,
      last_seen: isoOf(last_ms),
      trend: sumsOfDays(byToken.get(row.token) ?? [], days),
    }));
}

function sumsOfDays(
  buckets: readonly { readonly time: string; readonly visits: number }[],
  days: readonly string[],
): number[] {
  const byDay = new Map<string, number>();
  for (const { time, visits } of buckets) byDay.set(time, (byDay.get(time) ?? 0) + visits);
  return days.map((day) => byDay.get(day) ?? 0);
}

export async function exportAgents(
  tools: Tools,
  member: Member,
  query: ParsedInput<typeof listAgentsContract>["query"],
): Promise<ListFile> {
  return listFile({
    name: `agents-${query.from_date}-${query.to_date}`,
    items: await listAgents(tools, member, query),
    header: [
      "Agent",
      "Operator",
      "Purpose",
      "Visits",
      "Pages",
      "Verified",
      "Spoofed",
      "Failed",
      dates("Last seen"),
    ],
    cellsOf: ({ token, operator, purpose, visits, pages, verified, spoofed, failed, last_seen }) => [
      token,
      operator,
      purpose,
      visits,
      pages,
      verified,
      spoofed,
      failed,
      last_seen,
    ],
  });
}

export async function listAgentPages(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: ParsedInput<typeof listPagesContract>["query"]; readonly url: string },
): Promise<AgentPageList> {
  const { page, page_size: pageSize } = query;
  const { timeZone: _, ...filter } = await filterOf(tools, member, query);
  const list = await listPageRows(tools.events, filter, {
    ...orderOf(query.order_by),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const paths = list.rows.map(({ path }) => path);
  const readers = paths.length === 0 ? [] : await listReaders(tools.events, filter, paths);
  const byPath = Map.groupBy(readers, ({ path }) => path);
  const rows = list.rows.map((row) => agentPageOf(row, byPath.get(row.path) ?? []));
  return pageOfRows(rows, { count: list.pages, page, pageSize, url });
}

export async function exportAgentPages(
  tools: Tools,
  member: Member,
  query: ParsedInput<typeof listPagesContract>["query"],
): Promise<ListFile> {
  const { timeZone: _, ...filter } = await filterOf(tools, member, query);
  return listFile({
    name: `agent-pages-${query.from_date}-${query.to_date}`,
    items: agentPagesOf(streamPageRows(tools.events, filter, orderOf(query.order_by))),
    header: ["Path", "Visits", "Failed", dates("Last seen"), "Agents"],
    cellsOf: ({ path, visits, failed, last_seen, agents }) => [
      path,
      visits,
      failed,
      last_seen,
      agents
        .map(({ token }) => token)
        .sort()
        .join(", "),
    ],
  });
}

async function* agentPagesOf(rows: AsyncIterable<ReadPageRow>): AsyncGenerator<AgentPage> {
  for await (const { readers, ...row } of rows) yield agentPageOf(row, readers);
}

function agentPageOf({ last_ms, ...row }: AgentPageRow, readers: readonly Reader[]): AgentPage {
  return { ...row, last_seen: isoOf(last_ms), agents: readers.map(readerOf) };
}

const orderColumns = { visits: "visits", last_seen: "last_ms", path: "path" } as const;

function orderOf(order: AgentPageOrder): { readonly by: PageOrder; readonly descending: boolean } {
  const descending = order.startsWith("-");
  const column = agentPageColumns.find((name) => name === order.slice(descending ? 1 : 0)) ?? "visits";
  return { by: orderColumns[column], descending };
}

/** Verified visits in per cent of all that claimed to be an agent's, to the first digit; null without any. */
function verifiedShare({ visits, verified, spoofed }: TrafficSums): number | null {
  const claims = visits + spoofed;
  return claims === 0 ? null : Math.round((verified / claims) * 1000) / 10;
}
