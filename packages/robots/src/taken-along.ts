import { filledPaths } from "./asked-paths.ts";
import { keyLabels } from "./directive.ts";
import { isDelay, isOfGroup, noteLine } from "./notes.ts";
import { octetsOf } from "./octets.ts";
import { comparedPath, matches } from "./pattern.ts";
import type { Robots, RobotsNote, Rule } from "./robots.ts";
import { groupsFor } from "./verdicts.ts";

/** Lines that agents that leave their groups take along into one of their own. */
export interface Taker {
  /** Lines of an agent that is opened: what is said to it, and paths that stay allowed within what is closed. */
  byOpen(
    agent: string,
    closedPaths: readonly string[],
  ): { readonly notes: string[]; readonly excepted: string[] };
  /** Lines of one that is closed: what its texts may be used for, since it may have read them before. */
  byClosed(agent: string): string[];
}

/**
 * Exceptions are those of the agent's own groups, and of what is closed to everybody. One goes where the very same path is to be
 * closed that is not closed to the agent today.
 */
export function createTaker(robots: Robots): Taker {
  const notesByGroup = notesOf(robots);
  const exceptions = exceptionsIn(robots);
  const ofEverybody = exceptionsOfAll(robots);
  const notesFor = (agent: string): RobotsNote[] =>
    groupsFor(robots, agent).flatMap(({ agents }) => notesByGroup.get(agents[0]?.line ?? 0) ?? []);
  return {
    byOpen: (agent, closedPaths) => {
      const { forbidden, excepted } = exceptions(agent);
      const closed = new Set(closedPaths.filter((path) => !forbidden.has(path)));
      const kept = excepted.filter((path) => !closed.has(path));
      return {
        notes: linesOf(notesFor(agent).filter(isOfAgents)),
        excepted: [...new Set([...kept, ...ofEverybody(closedPaths)])],
      };
    },
    byClosed: (agent) => linesOf(notesFor(agent).filter((note) => isOfAgents(note) && !isDelay(note.key))),
  };
}

/** Notes by the first line of their group, in one walk through both. */
export function notesOf({ groups, notes }: Robots): ReadonlyMap<number, readonly RobotsNote[]> {
  const byGroup = new Map<number, RobotsNote[]>();
  let next = 0;
  let first = 0;
  for (const note of notes) {
    for (let line = startOf(groups[next]); line < note.line; line = startOf(groups[next])) {
      first = line;
      next++;
    }
    const own = byGroup.get(first);
    if (own) own.push(note);
    else byGroup.set(first, [note]);
  }
  return byGroup;
}

function startOf(group: Robots["groups"][number] | undefined): number {
  return group?.agents[0]?.line ?? Number.POSITIVE_INFINITY;
}

/** Whether a line goes where the agents of its group go. */
export function isOfAgents({ key }: RobotsNote): boolean {
  return isOfGroup(key) || key === "license";
}

interface ExceptedPaths {
  readonly forbidden: ReadonlySet<string>;
  /** Paths that are allowed within what is forbidden. */
  readonly excepted: readonly string[];
}

/** Found once for all agents of the same groups. */
function exceptionsIn(robots: Robots): (agent: string) => ExceptedPaths {
  const known = new Map<string, ExceptedPaths>();
  return (agent) => {
    const groups = groupsFor(robots, agent);
    const key = groups.map(startOf).join(" ");
    const found = known.get(key) ?? exceptedBy(groups.flatMap(({ rules }) => rules));
    known.set(key, found);
    return found;
  };
}

/** From paths that are closed to everybody and stay so. */
function exceptionsOfAll(robots: Robots): (closedPaths: readonly string[]) => readonly string[] {
  const rules = groupsFor(robots, []).flatMap((group) => group.rules);
  const known = new Map<readonly string[], ExceptedPaths>();
  return (closedPaths) => {
    const closed = new Set(closedPaths);
    const staying = rules.filter(({ kind, path }) => kind === "allow" || closed.has(path));
    const found = known.get(closedPaths) ?? exceptedBy(staying);
    known.set(closedPaths, found);
    return found.excepted.filter((path) => !closed.has(path) || found.forbidden.has(path));
  };
}

function exceptedBy(rules: readonly Rule[]): ExceptedPaths {
  const forbidden = rules.filter(({ kind, path }) => kind === "disallow" && path !== "");
  const excepted = rules.filter((rule) => isException(rule, forbidden)).map(({ path }) => path);
  return { forbidden: new Set(forbidden.map(({ path }) => path)), excepted: [...new Set(excepted)] };
}

/**
 * Most rules compared: of more rules than these every one that allows something counts as an exception: nothing that is open is lost so.
 */
const comparedMax = 200;

/** Whether a rule allows something less than everything, within something that is closed. */
function isException({ kind, path }: Rule, forbidden: readonly Rule[]): boolean {
  if (kind === "disallow" || !/^[/*]/.test(path) || path === "/") return false;
  if (/^\/?\*+\$?$/.test(path)) return forbidden.some((rule) => isShort(rule, path.length));
  if (forbidden.length > comparedMax) return true;
  const samples = filledPaths(path).map((one) => comparedPath(octetsOf(one), "rfc9309"));
  return forbidden.some(({ patterns }) =>
    patterns.some((pattern) => samples.some((sample) => matches(pattern, sample))),
  );
}

/** "Allow: /*" is nothing but everything, unless it overrules a path that is as short. */
function isShort({ path }: Rule, max: number): boolean {
  return path.length > 1 && path.length <= max;
}

function linesOf(notes: readonly RobotsNote[]): string[] {
  return [...new Set(notes.map(lineOf))];
}

function lineOf(note: RobotsNote): string {
  return note.key === "license" ? `${keyLabels.license}: ${note.value}` : noteLine(note);
}
