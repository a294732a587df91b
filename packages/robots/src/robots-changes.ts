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

interface ChangeScope {
  readonly agents: readonly string[];
  readonly paths: readonly string[];
}

/** Some tenths of a second, which only files of thousands of rules take. */
const stepsMax = 10_000_000;

/**
 * Changes between two files for each agent on each path. Agents to which both say the same, rule for rule, are not asked about paths, and
 * those to which the same changes are asked once.
 */
export function robotsChanges(before: Robots, after: Robots, { agents, paths }: ChangeScope): RobotsChanges {
  const [oldOf, madeOf] = [sidesOf(before), sidesOf(after)];
  const known = new Map<string, readonly Omit<RobotsChange, "agent">[]>();
  let steps = 0;
  const compared = (old: Side, made: Side): Omit<RobotsChange, "agent">[] => {
    if (old.says === made.says) return [];
    return paths.flatMap((path) => {
      steps += old.rules.stepsOf(path) + made.rules.stepsOf(path);
      return steps > stepsMax ? [] : changesOn(path, old, made);
    });
  };
  const changes = agents.flatMap((agent) => {
    const [old, made] = [oldOf(agent), madeOf(agent)];
    const key = `${old.key}, ${made.key}`;
    const found = known.get(key) ?? compared(old, made);
    known.set(key, found);
    return found.map((change) => ({ agent, ...change }));
  });
  return { changes, isWhole: steps <= stepsMax };
}

/** Side of a file for agents of the same groups. */
interface Side {
  readonly key: string;
  readonly rules: AgentRules;
  readonly usage: AgentUsage;
  /** Rule for rule, in an order of its own. */
  readonly says: string;
}

function sidesOf(robots: Robots): (agent: string) => Side {
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
    const side = { key, rules, usage, says: [...new Set(said)].sort().join("\n") };
    bySections.set(key, side);
    return side;
  };
}

function changesOn(path: string, old: Side, made: Side): Omit<RobotsChange, "agent">[] {
  const [before, after] = [old.rules.verdict(path).allowed, made.rules.verdict(path).allowed];
  const read = before === after ? [] : [{ path, what: "read" as const, before, after }];
  if (old.usage.lines.length + made.usage.lines.length === 0) return read;

  const [was, is] = [old.usage.verdict(path).wishes, made.usage.verdict(path).wishes];
  const wished = uses.map((what) => ({ what, before: was[what]?.isAllowed, after: is[what]?.isAllowed }));
  const otherwise = wished.filter((change) => change.before !== change.after);
  return [...read, ...otherwise.map((change) => ({ path, ...change }))];
}
