import type { FileFormat } from "@citelens/contract/base/list-format";
import {
  type AgentPageOrder,
  getAgent,
  getPageVisits,
  listAgentPages,
  listAgents,
} from "@citelens/contract/traffic/agents";
import { callForFile } from "#lib/api/call.ts";
import { pageQuery } from "#lib/api/queries.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { askedFor, type TrafficFilter } from "../traffic/traffic.queries.ts";

export const pagesPerPage = 20;

/** Facts known of one agent, and what it did within these days. */
export function agentQuery(workspaceId: string, { range, agent }: OneAgent) {
  return pageQuery(
    ["visits", workspaceId, "agent", agent, range],
    [getAgent, { params: { projectId: workspaceId }, query: { ...daysOf(range), agent } }],
  );
}

/** Visits of agents to one page within these days. */
export function pageVisitsQuery(workspaceId: string, { range, path }: OnePage) {
  return pageQuery(
    ["visits", workspaceId, "page", path, range],
    [getPageVisits, { params: { projectId: workspaceId }, query: { ...daysOf(range), path } }],
  );
}

interface OneAgent {
  readonly range: DayRange;
  /** Token of the agent. */
  readonly agent: string;
}

interface OnePage {
  readonly range: DayRange;
  readonly path: string;
}

/** All agents of a filter as a file. */
export function agentsFile(workspaceId: string, filter: TrafficFilter, format: FileFormat): Promise<Blob> {
  return callForFile(listAgents, {
    params: { projectId: workspaceId },
    query: { ...askedFor(filter), format },
  });
}

/** All pages of a filter as a file. */
export function agentPagesFile(
  workspaceId: string,
  { filter, order }: { readonly filter: TrafficFilter; readonly order: AgentPageOrder },
  format: FileFormat,
): Promise<Blob> {
  return callForFile(listAgentPages, {
    params: { projectId: workspaceId },
    query: { ...askedFor(filter), order_by: order, format },
  });
}

function daysOf({ from, to }: DayRange): { readonly from_date: string; readonly to_date: string } {
  return { from_date: from, to_date: to };
}
