import type { RobotsVerdict } from "@citelens/contract/traffic/robots";
import { type AgentRules, type Robots, rulesFor, type Verdict } from "@citelens/robots";

/** What a robots.txt says to agents: those who have the same rules are asked about a path once. */
export interface AgentVerdicts {
  rulesOf(token: string): AgentRules;
  verdict(token: string, path: string): Verdict;
}

/** Rules times paths, of all agents together: hostile files of thousands of rules are looked at for fewer pages. */
const comparisonsMax = 20_000_000;

interface Known {
  readonly rules: AgentRules;
  /** By path, of all agents that have the same rules. */
  readonly verdicts: Map<string, Verdict>;
}

export function verdictsOf(robots: Robots): AgentVerdicts {
  const byToken = new Map<string, Known>();
  const byRules = new Map<string, Map<string, Verdict>>();
  const knownOf = (token: string): Known => {
    const known = byToken.get(token);
    if (known) return known;

    const rules = rulesFor(robots, token);
    const key = rules.rules.map(({ line }) => line).join(" ");
    const verdicts = byRules.get(key) ?? new Map<string, Verdict>();
    byRules.set(key, verdicts);
    byToken.set(token, { rules, verdicts });
    return { rules, verdicts };
  };
  return {
    rulesOf: (token) => knownOf(token).rules,
    verdict: (token, path) => {
      const { rules, verdicts } = knownOf(token);
      const verdict = verdicts.get(path) ?? rules.verdict(path);
      verdicts.set(path, verdict);
      return verdict;
    },
  };
}

/** How many pairs of an agent and a path there is time for. */
export function pairsMax(robots: Robots, usual: number): number {
  const rules = robots.groups.reduce((sum, group) => sum + group.rules.length, 0);
  return Math.min(usual, Math.floor(comparisonsMax / Math.max(1, rules)));
}

export function shownVerdict({ allowed, rule }: Verdict): RobotsVerdict {
  return { allowed, line: rule?.line ?? null, rule: rule ? `${rule.kind}: ${rule.path}` : null };
}
