import type { AgentPage } from "@citelens/contract/traffic/agents";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { type AsksFor, agentFactsOf, rowFilterOf } from "../store/agent-filter.rules.ts";
import { spelled } from "../store/page-path.rules.ts";
import type { VisitFilter } from "../store/visit-conditions.rules.ts";
import type { Reader } from "./agents.events.ts";
import { visitRangeOf } from "./visit-range.ts";

export interface Days {
  readonly from_date: string;
  readonly to_date: string;
}

interface AsksForPaths {
  readonly search?: string | undefined;
  readonly path?: string | undefined;
}

type VisitQueryInput = Days & AsksFor & AsksForPaths;

/** Filter of the rows that a query means, and the time zone in which its days are meant. */
export async function filterOf(
  tools: Tools,
  member: Member,
  asked: VisitQueryInput,
): Promise<VisitFilter & { readonly timeZone: string }> {
  return {
    ...member,
    ...(await visitRangeOf(tools, member, asked)),
    ...rowFilterOf(asked),
    search: spelled(asked.search?.trim() ?? "") || undefined,
    path: asked.path === undefined ? undefined : spelled(asked.path),
  };
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

export function readerOf({ token, visits, verified, last_ms }: Reader): AgentPage["agents"][number] {
  return { ...agentFactsOf(token), visits, verified, last_seen: isoOf(last_ms) };
}
