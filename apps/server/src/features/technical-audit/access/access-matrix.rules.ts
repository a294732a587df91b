import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import type { Agent } from "@citelens/crawlers";
import type { Robots } from "@citelens/robots";
import { accessRoleOf } from "./access-role.rules.ts";
import { accessConclusion } from "./conclusion.rules.ts";
import { closedPagesOf, type PageRule } from "./page-rules.rules.ts";
import { type KnownPath, type RobotsShare, robotsShares } from "./robots-shares.rules.ts";

export interface AccessInput {
  /** Agents that are listed for the site: of operators whose assistants people ask, and those that came; the order is kept. */
  readonly agents: readonly Agent[];
  readonly robots: Robots;
  readonly knownPaths: readonly KnownPath[];
  readonly pageRules: readonly PageRule[];
  /** By token. */
  readonly probes: ReadonlyMap<string, NonNullable<AccessAgent["probe"]>>;
  /** Why agents without a probe have none, by token; else `noProbe`. */
  readonly unprobed: ReadonlyMap<string, string>;
  readonly noProbe: string;
  /** By token. */
  readonly visits: ReadonlyMap<string, AccessAgent["visits"]>;
}

/** Matrix of what robots.txt, pages, probes and visits say of each agent, and its end; training comes last. */
export function accessAgents(input: AccessInput): AccessAgent[] {
  const listed = input.agents.filter((agent) => isShown(agent, input.visits));
  const rows = [...listed.filter((agent) => !isTraining(agent)), ...listed.filter(isTraining)];
  const tokens = rows.map(({ token }) => token);
  const shares = robotsShares(input.robots, tokens, { paths: input.knownPaths });
  return rows.flatMap((agent) => {
    const share = shares.get(agent.token);
    return share ? [rowOf(agent, share, input)] : [];
  });
}

/** An index that feeds nothing that people ask counts only where it came. */
function isShown(agent: Agent, visits: AccessInput["visits"]): boolean {
  const role = accessRoleOf(agent);
  if (role === undefined) return false;
  if (role !== "search" || agent.feeds.length > 0) return true;
  const came = visits.get(agent.token);
  return came !== undefined && came.verified + came.unverified > 0;
}

function rowOf(agent: Agent, robots: RobotsShare, input: AccessInput): AccessAgent {
  const { token, operator, purpose } = agent;
  const probe = input.probes.get(token) ?? null;
  const facts = {
    token,
    robots,
    probe,
    no_probe: probe ? null : (input.unprobed.get(token) ?? reasonOf(agent) ?? input.noProbe),
    visits: input.visits.get(token) ?? noVisits,
  };
  return {
    ...facts,
    operator,
    purpose,
    is_training: isTraining(agent),
    closed_by_pages: closedPagesOf(token, input.pageRules),
    ...accessConclusion(facts),
  };
}

function reasonOf({ sendsRequests, operator, sampleUserAgent }: Agent): string | undefined {
  if (!sendsRequests) return "It sends no requests: the name stands in robots.txt alone.";
  if (sampleUserAgent === null) return `${operator} does not document its user agent.`;
  return undefined;
}

function isTraining(agent: Agent): boolean {
  return accessRoleOf(agent) === "training";
}

const noVisits: AccessAgent["visits"] = { verified: 0, ok: 0, errors: 0, unverified: 0, last: null };
