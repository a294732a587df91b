import { markLength } from "./lines.ts";
import { octetsOf, writtenOf } from "./octets.ts";
import { parseRobots } from "./parse-robots.ts";
import type { Robots, RobotsGroup } from "./robots.ts";
import { rulesFor } from "./verdicts.ts";

/** What a site's owner wants of agents that robots.txt can name. Those who are not among them stay as they are. */
export interface RobotsPolicy {
  readonly open: readonly string[];
  readonly closed: readonly string[];
  /** What open agents may not read either: paths as rules write them, each longer than "/". */
  readonly closedPaths: readonly string[];
}

/** Comments of ours, taken out again before a policy is written anew. */
const comments = {
  open: "# These may read the site",
  closed: "# These may not read the site",
} as const;

/**
 * A robots.txt after a policy: each agent that the policy decides about leaves the groups that name it and is named in a new
 * one at the end, unless it is treated so already. Everything else, comments and sitemaps too, stays as it is and means what it
 * meant.
 */
export function withPolicy(source: string | Uint8Array, policy: RobotsPolicy): string {
  const robots = parseRobots(source);
  const open = unique(policy.open).filter((agent) => !isOpen(robots, agent, policy.closedPaths));
  const closed = unique(policy.closed).filter((agent) => !isClosed(robots, agent));
  if (open.length + closed.length === 0) return writtenOf(withoutMark(octetsOf(source)));

  const lines = keptLines(source, linesToDrop(robots, new Set([...open, ...closed].map(lower))));
  const ending = /\r\n/.test(lines[0]?.ending ?? "") ? "\r\n" : "\n";
  const kept = lines.map(({ text, ending: own }) => text + own).join("");
  const added = [
    ...(isUnfinished(kept) ? ["Disallow:"] : []),
    ...groupOf(closed, comments.closed, ["Disallow: /"]),
    ...groupOf(open, comments.open, ["Allow: /", ...policy.closedPaths.map((path) => `Disallow: ${path}`)]),
  ];
  const gap = kept.trim() === "" ? 1 : 0;
  const body = kept.trim() === "" ? "" : kept.replace(/\s*$/, ending);
  return body + added.slice(gap).join(ending) + ending;
}

/** Whether an agent may read everything but exactly the closed paths. Paths are compared as they are written. */
function isOpen(robots: Robots, agent: string, closedPaths: readonly string[]): boolean {
  const rules = rulesFor(robots, agent).rules.filter(({ path }) => path !== "");
  const forbidden = new Set(rules.filter(({ kind }) => kind === "disallow").map(({ path }) => path));
  const excepted = rules.some(({ kind, path }) => kind === "allow" && path !== "/");
  return (
    !excepted &&
    forbidden.size === new Set(closedPaths).size &&
    closedPaths.every((path) => forbidden.has(path))
  );
}

function isClosed(robots: Robots, agent: string): boolean {
  const rules = rulesFor(robots, agent).rules.filter(({ path }) => path !== "");
  return (
    rules.some(({ kind, path }) => kind === "disallow" && path === "/") &&
    rules.every(({ kind }) => kind === "disallow")
  );
}

/** The lines that name the agents; of a group that is left without any, its rules and what else is said to it. */
function linesToDrop({ groups, notes }: Robots, agents: ReadonlySet<string>): Set<number> {
  const drop = new Set<number>();
  groups.forEach((group, index) => {
    const leaving = group.agents.filter(({ names }) => names.some((name) => agents.has(name)));
    if (leaving.length === 0) return;
    for (const { line } of leaving) drop.add(line);
    if (leaving.length < group.agents.length) return;

    for (const { line } of group.rules) drop.add(line);
    const [from, before] = [firstLine(group), firstLine(groups[index + 1])];
    for (const { line, key } of notes) {
      if (line > from && line < before && !ofTheWholeSite.has(key)) drop.add(line);
    }
  });
  return drop;
}

/** What is said to everybody, wherever it stands. */
const ofTheWholeSite: ReadonlySet<string> = new Set(["host", "clean-param"]);

function firstLine(group: RobotsGroup | undefined): number {
  return group?.agents[0]?.line ?? Number.POSITIVE_INFINITY;
}

function keptLines(
  source: string | Uint8Array,
  drop: ReadonlySet<number>,
): { readonly text: string; readonly ending: string }[] {
  const ours = new Set<string>(Object.values(comments));
  const lines = withoutMark(octetsOf(source)).match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
  return lines.flatMap((line, index) => {
    const text = writtenOf(line.replace(/[\r\n]+$/, ""));
    const ending = /[\r\n]*$/.exec(line)?.[0] ?? "";
    return drop.has(index + 1) || ours.has(text.trim()) ? [] : [{ text, ending }];
  });
}

function withoutMark(octets: string): string {
  return octets.slice(markLength(octets));
}

/** Whether a file ends in names without a rule, to which names that follow would be added. */
function isUnfinished(text: string): boolean {
  return parseRobots(text).groups.at(-1)?.rules.length === 0;
}

function groupOf(agents: readonly string[], comment: string, rules: readonly string[]): string[] {
  if (agents.length === 0) return [];
  return ["", comment, ...agents.map((agent) => `User-agent: ${agent}`), ...rules];
}

function unique(agents: readonly string[]): string[] {
  return [...new Set(agents)];
}

function lower(agent: string): string {
  return agent.toLowerCase();
}
