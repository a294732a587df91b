import type { Robots } from "./robots.ts";
import { type Use, uses } from "./usage-line.ts";
import { type AgentUsage, usageFor } from "./usage-verdicts.ts";
import { type AgentRules, rulesFor } from "./verdicts.ts";

/** Something that a new robots.txt says otherwise than the old one. */
export interface RobotsChange {
  /** "*" stands for an agent that no file names. */
  readonly agent: string;
  readonly path: string;
  /** Whether it may be read, or used for something; nothing is said of that where it is undefined. */
  readonly what: "read" | Use;
  readonly before: boolean | undefined;
  readonly after: boolean | undefined;
}

export interface RobotsChanges {
  readonly changes: readonly RobotsChange[];
  /** False where there was no time for every path. */
  readonly isWhole: boolean;
}

interface Asked {
  readonly agents: readonly string[];
  readonly paths: readonly string[];
}

/** Some tenths of a second, which only files of thousands of rules take. */
const stepsMax = 30_000_000;

/**
 * What changes between two files for each agent on each path. Agents to which both say the same, rule for rule, are not asked
 * about paths, and those to which the same changes are asked once.
 */
export function robotsChanges(before: Robots, after: Robots, { agents, paths }: Asked): RobotsChanges {
  const sides = [sideOf(before), sideOf(after)] as const;
  const known = new Map<string, readonly Omit<RobotsChange, "agent">[]>();
  let steps = 0;
  const changes = agents.flatMap((agent) => {
    const [old, made] = [sides[0](agent), sides[1](agent)];
    if (old.says === made.says) return [];
    const key = `${old.says}\n\n${made.says}`;
    const found =
      known.get(key) ??
      paths.flatMap((path) => {
        steps += old.rules.stepsOf(path) + made.rules.stepsOf(path);
        return steps > stepsMax ? [] : changesOn(path, old, made);
      });
    known.set(key, found);
    return found.map((change) => ({ agent, ...change }));
  });
  return { changes, isWhole: steps <= stepsMax };
}

interface Side {
  readonly rules: AgentRules;
  readonly usage: AgentUsage;
  /** The same for all agents to which the same is said. */
  readonly says: string;
}

function sideOf(robots: Robots): (agent: string) => Side {
  const bySections = new Map<string, Side>();
  return (agent) => {
    const rules = rulesFor(robots, agent === "*" ? [] : agent);
    const key = rules.sections.join(" ");
    const known = bySections.get(key);
    if (known) return known;

    const usage = usageFor(robots, agent === "*" ? [] : agent);
    const said = [
      ...rules.rules.filter(({ path }) => path !== "").map(({ kind, path }) => `${kind} ${path}`),
      ...usage.lines.map(({ source, path, wishes }) => `${source} ${path ?? "/"} ${JSON.stringify(wishes)}`),
    ];
    const side = { rules, usage, says: [...new Set(said)].sort().join("\n") };
    bySections.set(key, side);
    return side;
  };
}

function changesOn(path: string, old: Side, made: Side): Omit<RobotsChange, "agent">[] {
  const [before, after] = [old.rules.verdict(path).allowed, made.rules.verdict(path).allowed];
  const [was, is] = [old.usage.verdict(path).wishes, made.usage.verdict(path).wishes];
  const wished = uses.map((what) => ({ what, before: was[what]?.isAllowed, after: is[what]?.isAllowed }));
  return [{ what: "read" as const, before, after }, ...wished]
    .filter((change) => change.before !== change.after)
    .map((change) => ({ path, ...change }));
}
