import { octetsOf } from "./octets.ts";
import { pathOf } from "./path-of.ts";
import { comparedPath, matches, type Pattern } from "./pattern.ts";
import type { AgentLine, Robots, RobotsGroup, Rule } from "./robots.ts";

/** Whether an agent may read a path, and why. */
export interface Verdict {
  readonly allowed: boolean;
  /** The rule that decides; without one a path is allowed. */
  readonly rule: { readonly line: number; readonly kind: Rule["kind"]; readonly path: string } | undefined;
  /** The user-agent line of the group in which that rule stands, else of the first group that is for the agent. */
  readonly group: { readonly line: number; readonly text: string } | undefined;
}

/** Rules of a robots.txt for an agent; asked for once and then for each path. */
export interface AgentRules {
  /** Whether a group names the agent; those for everybody do not count then. */
  readonly isNamed: boolean;
  /** All that are for the agent, in the order of the file. */
  readonly rules: readonly Rule[];
  /** The groups in which they stand, by their first lines: agents with the same ones have the same rules. */
  readonly sections: readonly number[];
  /** `url` is an address or a path. */
  verdict(url: string): Verdict;
  /** Most steps of a verdict on it, in characters and rules that are looked at; each is a few nanoseconds. */
  stepsOf(url: string): number;
}

/** By RFC 9309 whoever is to follow the rules may read them. */
const openToAll: Verdict = { allowed: true, rule: undefined, group: undefined };

interface Entry {
  readonly pattern: Pattern;
  readonly rule: Rule;
}

/** The rules of a group in the order in which they decide; made once, however many agents it is for. */
interface OrderedRules {
  readonly entries: readonly Entry[];
  /** Rules for which the whole path may have to be looked at. */
  readonly stars: number;
  readonly pieces: number;
}

const orderedRules = new WeakMap<readonly Rule[], OrderedRules>();

function ordered(rules: readonly Rule[]): OrderedRules {
  const known = orderedRules.get(rules);
  if (known) return known;

  const entries = rules.flatMap((rule) => rule.patterns.map((pattern) => ({ pattern, rule })));
  entries.sort(mostSpecificFirst);
  const stars = entries.filter(({ pattern }) => pattern.pieces.length > 1).length;
  const pieces = entries.reduce((sum, { pattern }) => sum + pattern.pieces.length, 0);
  const made = { entries, stars, pieces };
  orderedRules.set(rules, made);
  return made;
}

/**
 * The rules for an agent, under its name or any of several that it heeds. All groups that name it count as one; those for
 * everybody count only where none does. The longest rule that fits decides, and of equally long ones the one that allows.
 */
export function rulesFor(robots: Robots, agents: string | readonly string[]): AgentRules {
  const groups = groupsFor(robots, agents);
  const first = groups[0]?.group;

  return {
    isNamed: first !== undefined && !first.names.includes("*"),
    sections: groups.map(({ agents }) => agents[0]?.line ?? 0),
    get rules() {
      return groups.flatMap(({ rules }) => rules);
    },
    stepsOf: (url) =>
      groups.reduce((sum, { rules }) => {
        const { stars, pieces } = ordered(rules);
        return sum + pieces + stars * url.length;
      }, 0),
    verdict: (url) => {
      if (robots.comparison === "rfc9309" && pathIn(url) === "/robots.txt") return openToAll;
      const path = comparedPath(octetsOf(pathIn(url)), robots.comparison);
      const [found] = groups
        .flatMap(({ group, rules }) => {
          const entry = ordered(rules).entries.find(({ pattern }) => matches(pattern, path));
          return entry ? [{ ...entry, group }] : [];
        })
        .sort(mostSpecificFirst);
      if (!found) return { allowed: true, rule: undefined, group: first && lineOf(first) };
      const { line, kind, path: written } = found.rule;
      return { allowed: kind === "allow", rule: { line, kind, path: written }, group: lineOf(found.group) };
    },
  };
}

/** The verdict on one path; `rulesFor` is quicker for many. */
export function verdictOf(robots: Robots, agents: string | readonly string[], url: string): Verdict {
  return rulesFor(robots, agents).verdict(url);
}

/** A path may begin with two slashes; as an address that would name a host. */
export function pathIn(url: string): string {
  return url.startsWith("/") ? (url.split("#", 1)[0] ?? "/") : pathOf(url);
}

interface NamingGroup extends RobotsGroup {
  /** The line by which the group is the agent's. */
  readonly group: AgentLine;
}

/** The groups of an agent: those that name it, else those for everybody. */
export function groupsFor(robots: Robots, agents: string | readonly string[]): readonly NamingGroup[] {
  const names = new Set([agents].flat().map((agent) => agent.toLowerCase()));
  names.delete("*");
  const own = naming(robots, names);
  return own.length > 0 ? own : naming(robots, new Set(["*"]));
}

function naming({ groups }: Robots, names: ReadonlySet<string>): NamingGroup[] {
  return groups.flatMap((whole) => {
    const group = whole.agents.find((agent) => agent.names.some((name) => names.has(name)));
    return group ? [{ ...whole, group }] : [];
  });
}

/** Among equals the one that stands first is named. */
function mostSpecificFirst(a: Entry, b: Entry): number {
  return (
    b.pattern.length - a.pattern.length ||
    Number(a.rule.kind === "disallow") - Number(b.rule.kind === "disallow") ||
    a.rule.line - b.rule.line
  );
}

function lineOf({ line, text }: AgentLine): { line: number; text: string } {
  return { line, text };
}
