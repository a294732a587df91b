import type { Input } from "@citelens/contract/base/endpoint";
import type { Purpose, StatusClass } from "@citelens/contract/traffic/agent-words";
import {
  type AgentPageOrder,
  getTrafficSeries,
  getTrafficSummary,
  listAgentPages,
  listAgents,
  type SeriesGroup,
} from "@citelens/contract/traffic/agents";
import type { StoredVerdict } from "@citelens/contract/traffic/identity";
import { pageQuery } from "#lib/api/queries.ts";
import type { DayRange } from "#lib/dates/day-range.ts";

/** Filter of visits; what is left out means all, but spoofed visits have to be asked for. */
export interface TrafficFilter {
  readonly range: DayRange;
  readonly purpose?: readonly Purpose[];
  readonly operator?: readonly string[];
  /** Tokens of agents. */
  readonly agent?: readonly string[];
  readonly verdict?: readonly StoredVerdict[];
  readonly status?: readonly StatusClass[];
  /** A part of the path. */
  readonly search?: string;
  /** One page alone. */
  readonly path?: string;
}

/** How often open figures are refetched while their tab is visible. */
const manner = { refetchInterval: 15_000 } as const;

/** The figures of the range and, when they are compared, of the equally long one before. */
export function trafficSummaryQuery(workspaceId: string, filter: TrafficFilter, compare = true) {
  return pageQuery(
    ["visits", workspaceId, "summary", filter, compare],
    [
      getTrafficSummary,
      {
        params: { projectId: workspaceId },
        query: { ...askedFor(filter), ...(compare && { compare: "true" }) },
      },
    ],
    manner,
  );
}

/** Visits over time: by the hour for one or two days, by the day for more. */
export function trafficSeriesQuery(workspaceId: string, filter: TrafficFilter, group: SeriesGroup) {
  return pageQuery(
    ["visits", workspaceId, "series", filter, group],
    [getTrafficSeries, { params: { projectId: workspaceId }, query: { ...askedFor(filter), group } }],
    manner,
  );
}

/** The agents that came, the most visits first, with those of whom only spoofed visits came. */
export function agentsQuery(workspaceId: string, filter: TrafficFilter) {
  return pageQuery(
    ["visits", workspaceId, "agents", filter],
    [listAgents, { params: { projectId: workspaceId }, query: askedFor(filter) }],
    manner,
  );
}

export interface PageSlice {
  readonly order: AgentPageOrder;
  readonly page: number;
  readonly pageSize: number;
}

/** The pages that agents read, each with the agents that read it. */
export function agentPagesQuery(
  workspaceId: string,
  filter: TrafficFilter,
  { order, page, pageSize }: PageSlice,
) {
  return pageQuery(
    ["visits", workspaceId, "agent-pages", filter, order, page, pageSize],
    [
      listAgentPages,
      {
        params: { projectId: workspaceId },
        query: { ...askedFor(filter), order_by: order, page, page_size: pageSize },
      },
    ],
    manner,
  );
}

type SeriesQuery = NonNullable<Input<typeof getTrafficSeries>["query"]>;

/** The query parameters of a filter; lists are repeated. */
export function askedFor({ range, search, path, ...lists }: TrafficFilter): Omit<SeriesQuery, "group"> {
  const { purpose, operator, agent, verdict, status } = lists;
  return {
    from_date: range.from,
    to_date: range.to,
    ...(purpose && { purpose: [...purpose] }),
    ...(operator && { operator: [...operator] }),
    ...(agent && { agent: [...agent] }),
    ...(verdict && { verdict: [...verdict] }),
    ...(status && { status: [...status] }),
    ...(search && { search }),
    ...(path !== undefined && { path }),
  };
}
