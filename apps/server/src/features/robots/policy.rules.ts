import type { PolicyChoice, RobotsPolicy } from "@citelens/contract/traffic/robots";
import { type Agent, agents } from "@citelens/crawlers";
import { type RobotsPolicy as WrittenPolicy, withPolicy, withUsage } from "@citelens/robots";

/**
 * Choice of a policy for an agent: what is said of it alone, else of its purpose. robots.txt ignores the case of names, so those that
 * differ in nothing else (ExaBot and Exabot) are one to it, with the purpose of the first.
 */
export function choiceFor({ token }: Agent, policy: RobotsPolicy): PolicyChoice {
  const namesakes = byName.get(token.toLowerCase()) ?? [];
  const own = namesakes.map((agent) => policy.agents[agent.token]).find((choice) => choice !== undefined);
  const [first] = namesakes;
  return own ?? (first && policy.purposes[first.purpose]) ?? "leave";
}

const byName = Map.groupBy(agents, ({ token }) => token.toLowerCase());

/** The names in a policy that the catalogue does not have. */
export function unknownAgents(policy: RobotsPolicy): string[] {
  const known = new Set(agents.map(({ token }) => token));
  return Object.keys(policy.agents).filter((token) => !known.has(token));
}

/** The robots.txt that a policy makes of the present one. */
export function appliedPolicy(present: string | Uint8Array, policy: RobotsPolicy): string {
  const opened = withPolicy(present, writtenPolicy(policy));
  return withUsage(opened, { wishes: policy.usage, license: policy.license });
}

/** Whether it says something of the use of texts. */
export function setsUsage(policy: RobotsPolicy): boolean {
  return Object.values(policy.usage).some((wish) => wish !== undefined);
}

function writtenPolicy(policy: RobotsPolicy): WrittenPolicy {
  const tokensOf = (choice: PolicyChoice): string[] =>
    [...byName.values()].flatMap(([agent]) =>
      agent && choiceFor(agent, policy) === choice ? [agent.token] : [],
    );
  return { open: tokensOf("allow"), closed: tokensOf("disallow"), closedPaths: policy.closed_paths };
}
