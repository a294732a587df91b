import { storedVerdicts } from "@citelens/contract/traffic/identity";
import type { RobotsAgent, VisitsByVerdict } from "@citelens/contract/traffic/robots";
import type { Agent } from "@citelens/crawlers";
import { toldUsage } from "./usage.rules.ts";
import { type AgentVerdicts, shownVerdict } from "./verdicts.rules.ts";

/** How often an agent came for a path. */
export interface VisitedPath extends VisitsByVerdict {
  readonly token: string;
  readonly path: string;
  readonly visits: number;
  readonly last_ms: number;
}

const pathsShown = 5;

/** Verdict of a robots.txt on an agent, and what it read of what is forbidden to it, by its visits. */
export function complianceOf(
  agent: Agent,
  visited: readonly VisitedPath[],
  verdicts: AgentVerdicts,
): RobotsAgent {
  const judged = visited.map((one) => ({ ...one, verdict: verdicts.verdict(agent.token, one.path) }));
  const forbidden = judged.filter(({ verdict }) => !verdict.allowed);
  const last = Math.max(...forbidden.map(({ last_ms }) => last_ms));
  const most = [...forbidden].sort((a, b) => b.visits - a.visits || (a.path < b.path ? -1 : 1));
  return {
    token: agent.token,
    operator: agent.operator,
    purpose: agent.purpose,
    sends_requests: agent.sendsRequests,
    is_named: verdicts.rulesOf(agent.token).isNamed,
    start_page: shownVerdict(verdicts.verdict(agent.token, "/")),
    usage: toldUsage(verdicts.usageOf(agent.token), (path) => verdicts.verdict(agent.token, path).allowed),
    pages_visited: visited.length,
    pages_allowed: visited.length - forbidden.length,
    visits: sumOf(visited, ({ visits }) => visits),
    respects_robots: agent.respectsRobots,
    docs_url: agent.docsUrl,
    forbidden: {
      visits: byVerdict(forbidden),
      last: forbidden.length === 0 ? null : new Date(last).toISOString(),
      paths: most
        .slice(0, pathsShown)
        .map(({ path, visits, verdict }) => ({ path, visits, line: verdict.rule?.line ?? null })),
    },
  };
}

function byVerdict(visited: readonly VisitsByVerdict[]): VisitsByVerdict {
  const sums = storedVerdicts.map((verdict) => [verdict, sumOf(visited, (one) => one[verdict])]);
  return Object.fromEntries(sums) as VisitsByVerdict; // one for each
}

function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0);
}
