import { parseRobots } from "./parse-robots.ts";
import type { Robots } from "./robots.ts";
import { createTaker, isOfAgents, notesOf } from "./taken-along.ts";
import { rulesFor } from "./verdicts.ts";
import { endingOf, type WrittenLine, writtenLines, writtenText } from "./written-lines.ts";

/** Policy of a site's owner for agents that robots.txt can name. Those who are not among them stay as they are. */
export interface RobotsPolicy {
  readonly open: readonly string[];
  readonly closed: readonly string[];
  /** Paths that open agents may not read either: paths as rules write them, each longer than "/". */
  readonly closedPaths: readonly string[];
  /** Closed paths of those open agents to which others are closed. */
  readonly closedPathsOf?: ReadonlyMap<string, readonly string[]>;
}

/** Comments of ours, taken out again before a policy is written anew. */
const comments = {
  open: "# These may read the site",
  closed: "# These may not read the site",
} as const;

/**
 * A robots.txt after a policy: each agent that the policy decides about leaves the groups that name it and is named in a new
 * one at the end, unless it is treated so already. An open agent takes along exceptions, delays and what may be done with texts;
 * a closed one the latter. Everything else, comments and sitemaps too, stays as it is and means what it meant.
 */
export function withPolicy(source: string | Uint8Array, policy: RobotsPolicy): string {
  const written = writtenLines(source);
  const robots = parseRobots(writtenText(written));
  const closedTo = (agent: string): readonly string[] =>
    policy.closedPathsOf?.get(agent) ?? policy.closedPaths;
  const open = unique(policy.open).filter((agent) => !isOpen(robots, agent, closedTo(agent)));
  const closed = unique(policy.closed).filter((agent) => !isClosed(robots, agent));
  if (open.length + closed.length === 0) return writtenText(written);

  const lines = keptLines(written, linesToDrop(robots, new Set([...open, ...closed].map(lower))));
  const ending = endingOf(lines);
  const kept = writtenText(lines);
  const taker = createTaker(robots);
  const added = [
    ...(isUnfinished(kept) ? ["Disallow:"] : []),
    ...groupsOf(closed, comments.closed, (agent) => [...taker.byClosed(agent), "Disallow: /"]),
    ...groupsOf(open, comments.open, (agent) => {
      const { notes, excepted } = taker.byOpen(agent, closedTo(agent));
      const allowed = ["Allow: /", ...excepted.map((path) => `Allow: ${path}`)];
      return [...notes, ...allowed, ...unique(closedTo(agent)).map((path) => `Disallow: ${path}`)];
    }),
  ];
  const gap = kept.trim() === "" ? 1 : 0;
  const body = kept.trim() === "" ? "" : kept.trimEnd() + ending;
  return body + added.slice(gap).join(ending) + ending;
}

/** Whether an agent may read everything but exactly the closed paths, and their exceptions. Paths are compared as they are written. */
function isOpen(robots: Robots, agent: string, closedPaths: readonly string[]): boolean {
  const { rules } = rulesFor(robots, agent);
  const forbidden = new Set(
    rules.filter(({ kind, path }) => kind === "disallow" && path !== "").map(({ path }) => path),
  );
  return forbidden.size === new Set(closedPaths).size && closedPaths.every((path) => forbidden.has(path));
}

function isClosed(robots: Robots, agent: string): boolean {
  const rules = rulesFor(robots, agent).rules.filter(({ path }) => path !== "");
  return (
    rules.some(({ kind, path }) => kind === "disallow" && path === "/") &&
    rules.every(({ kind }) => kind === "disallow")
  );
}

/** The lines that name the agents; of a group that is left without any, its rules and what else is said to it alone. */
function linesToDrop(robots: Robots, agents: ReadonlySet<string>): Set<number> {
  const drop = new Set<number>();
  const notes = notesOf(robots);
  for (const group of robots.groups) {
    const leaving = group.agents.filter(({ names }) => names.some((name) => agents.has(name)));
    for (const { line } of leaving) drop.add(line);
    if (leaving.length < group.agents.length) continue;

    for (const { line } of group.rules) drop.add(line);
    const own = notes.get(group.agents[0]?.line ?? 0) ?? [];
    for (const note of own.filter(isOfAgents)) drop.add(note.line);
  }
  return drop;
}

function keptLines(lines: readonly WrittenLine[], drop: ReadonlySet<number>): WrittenLine[] {
  const ours = new Set<string>(Object.values(comments));
  return lines.filter(({ text }, index) => !drop.has(index + 1) && !ours.has(text.trim()));
}

/** Whether a file ends in names without a rule, to which names that follow would be added. */
function isUnfinished(text: string): boolean {
  return parseRobots(text).groups.at(-1)?.rules.length === 0;
}

/** A group for all agents of which the same is to be said, under one comment. */
function groupsOf(
  agents: readonly string[],
  comment: string,
  bodyFor: (agent: string) => readonly string[],
): string[] {
  const byBody = Map.groupBy(agents, (agent) => bodyFor(agent).join("\n"));
  return [...byBody].flatMap(([body, names], index) => [
    "",
    ...(index === 0 ? [comment] : []),
    ...names.map((agent) => `User-agent: ${agent}`),
    ...body.split("\n"),
  ]);
}

function unique(all: readonly string[]): string[] {
  return [...new Set(all)];
}

function lower(agent: string): string {
  return agent.toLowerCase();
}
