import type { Agent, BotType, Purpose, RespectsRobots } from "./agent.ts";
import { sampleUserAgents } from "./sample-user-agents.ts";

/** An agent as the data files write it: whatever is left out has the usual value. */
export interface AgentRow {
  readonly token: string;
  readonly operator: string;
  readonly purpose: Purpose;
  /** The token itself unless given. */
  readonly names?: readonly string[];
  /** See `wholeUserAgents` of an agent. */
  readonly whole?: readonly string[];
  readonly caseSensitive?: true;
  readonly sendsRequests?: false;
  /** "undocumented" unless given. */
  readonly robots?: RespectsRobots;
  readonly ips?: string;
  readonly dns?: readonly string[];
  readonly signs?: string;
  readonly local?: true;
  readonly docs?: string;
  readonly sites?: readonly string[];
  readonly feeds?: readonly string[];
  readonly note?: string;
}

const botTypes: Readonly<Record<Purpose, BotType>> = {
  other: 0,
  llm_training: 1,
  ai_search_index: 2,
  ai_user_fetch: 3,
  ai_agent: 4,
  seo: 5,
  search_engine: 5,
};

export function agentOf(row: AgentRow): Agent {
  return {
    token: row.token,
    names: row.names ?? [row.token],
    wholeUserAgents: row.whole ?? [],
    caseSensitive: row.caseSensitive ?? false,
    operator: row.operator,
    purpose: row.purpose,
    botType: botTypes[row.purpose],
    sendsRequests: row.sendsRequests ?? true,
    respectsRobots: row.robots ?? "undocumented",
    ipRangesUrl: row.ips ?? null,
    reverseDns: row.dns ?? [],
    signatureAgent: row.signs ?? null,
    mayRunOnUserMachine: row.local ?? false,
    docsUrl: row.docs ?? null,
    sampleUserAgent: sampleUserAgents[row.token] ?? null,
    sites: row.sites ?? [],
    feeds: row.feeds ?? [],
    note: row.note ?? null,
  };
}
