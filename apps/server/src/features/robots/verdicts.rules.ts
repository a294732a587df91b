import type { RobotsVerdict } from "@citelens/contract/traffic/robots";
import {
  type AgentRules,
  type AgentUsage,
  type Robots,
  rulesFor,
  usageFor,
  type Verdict,
} from "@citelens/robots";

/** Verdicts of a robots.txt for agents: those who have the same rules are asked about a path once. */
export interface AgentVerdicts {
  rulesOf(token: string): AgentRules;
  /** Usage of texts as it is told. */
  usageOf(token: string): AgentUsage;
  verdict(token: string, path: string): Verdict;
  /** Steps of all verdicts so far, in characters and rules that were looked at. */
  steps(): number;
}

/** Rules that no file has, as where the server failed to give one, decide without being named. */
export function verdictsOf(robots: Robots, isWritten = true): AgentVerdicts {
  const byToken = new Map<string, { readonly rules: AgentRules; readonly verdicts: Map<string, Verdict> }>();
  const byRules = new Map<string, Map<string, Verdict>>();
  let steps = 0;
  const knownOf = (token: string) => {
    const known = byToken.get(token);
    if (known) return known;

    const rules = rulesFor(robots, token);
    const key = rules.sections.join(" ");
    const verdicts = byRules.get(key) ?? new Map<string, Verdict>();
    byRules.set(key, verdicts);
    byToken.set(token, { rules, verdicts });
    return { rules, verdicts };
  };
  return {
    rulesOf: (token) => knownOf(token).rules,
    usageOf: (token) => usageFor(robots, token),
    verdict: (token, path) => {
      const { rules, verdicts } = knownOf(token);
      const known = verdicts.get(path);
      if (known) return known;

      steps += rules.stepsOf(path);
      const found = rules.verdict(path);
      const verdict = isWritten ? found : { ...found, rule: undefined };
      verdicts.set(path, verdict);
      return verdict;
    },
    steps: () => steps,
  };
}

export function shownVerdict({ allowed, rule }: Verdict): RobotsVerdict {
  return { allowed, line: rule?.line ?? null, rule: rule ? `${rule.kind}: ${rule.path}` : null };
}
