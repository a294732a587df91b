import type { BlockedReason, Engine } from "@citelens/contract/traffic/indexing";
import { parseRobots } from "@citelens/robots";
import { type AgentVerdicts, stepsMax, verdictsOf } from "#features/robots/public.ts";
import { engineAgents, searchAgentsOf } from "./engines.rules.ts";

export interface BlockingLookup {
  /**
   * Rule that keeps all of an engine's search bots from a page; undefined where one of them may read it, or it has none, or where a
   * hostile file of tens of thousands of rules leaves no time to find out.
   */
  of(engine: Engine, path: string): BlockedReason | undefined;
  readonly verdicts: AgentVerdicts;
  /** Whether there is time for a verdict on a path. */
  hasTime(path: string): boolean;
}

/** Most steps of all verdicts together. */
const stepsOfPageMax = 20_000_000;

/** Verdicts of a robots.txt on the search bots of engines; null where there are no rules. */
export function blockingBy(robotsText: string | null): BlockingLookup {
  const robots = parseRobots(robotsText ?? "");
  const verdicts = verdictsOf(robots);
  /** Agents whom no rule forbids anything need not be asked about each page. */
  const isOpen = (token: string): boolean => openTokens.has(token);
  const openTokens = new Set(
    engineAgents
      .map(({ agent }) => agent.token)
      .filter((token) => verdicts.rulesOf(token).rules.every(({ kind }) => kind === "allow")),
  );
  let page = { path: "", begunAt: 0 };
  const hasTime = (path: string): boolean => {
    if (page.path !== path) page = { path, begunAt: verdicts.steps() };
    return verdicts.steps() < stepsMax && verdicts.steps() - page.begunAt < stepsOfPageMax;
  };
  return {
    of: (engine, path) => {
      const agents = searchAgentsOf(engine);
      const [first] = agents;
      if (
        !first ||
        !hasTime(path) ||
        agents.some(({ token }) => isOpen(token) || verdicts.verdict(token, path).allowed)
      )
        return undefined;
      const { rule } = verdicts.verdict(first.token, path);
      return rule && { agent: first.token, line: rule.line, rule: `${rule.kind}: ${rule.path}` };
    },
    verdicts,
    hasTime,
  };
}
