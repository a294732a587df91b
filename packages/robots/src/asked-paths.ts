import { isName } from "./agent-line.ts";
import type { Robots } from "./robots.ts";

/** Names of files beyond these are not asked for: each costs a walk through all groups. */
const namesMax = 500;

/** The names in files, one that none of them has, and "*" for whoever is not named. */
export function askedAgents(files: readonly Robots[], known: readonly string[]): string[] {
  const written = files.flatMap(({ groups }) => groups.flatMap(({ agents }) => agents));
  const names = written.flatMap((agent) => agent.names.filter((name) => name !== "*" && isName(name)));
  return [...new Set(["*", "unnamed-agent", ...known, ...[...new Set(names)].slice(0, namesMax)])];
}

/** The names of agents, and whatever else the lines that name them are read as ("ai" of "AI2Bot"), in small letters. */
export function namesWith(files: readonly Robots[], agents: readonly string[]): ReadonlySet<string> {
  const own = new Set(agents.map((agent) => agent.toLowerCase()));
  const lines = files.flatMap(({ groups }) => groups.flatMap((group) => group.agents));
  const named = lines.filter(({ names }) => names.some((name) => own.has(name)));
  return new Set([...own, ...named.flatMap(({ names }) => names)]);
}

/** A path that no rule speaks of. */
export const unnamedPath = "/unnamed-path";

/** More than this are not asked for: the first of each kind are. */
const pathsMax = 2_000;

/** Paths on which files may differ: the start page, those that their rules speak of, with wildcards filled, and known ones. */
export function askedPaths(files: readonly Robots[], known: readonly string[] = []): string[] {
  const written = files.flatMap(({ groups }) =>
    groups.flatMap(({ rules, usage }) => [
      ...rules.map(({ path }) => path),
      ...usage.flatMap(({ path }) => path ?? []),
    ]),
  );
  const filled = [...new Set(written)].slice(0, pathsMax).flatMap(filledPaths);
  return [...new Set(["/", unnamedPath, ...filled.slice(0, pathsMax), ...known.slice(0, pathsMax)])];
}

/** Paths that a rule's path fits, and what it just misses. */
export function filledPaths(path: string): string[] {
  const stem = path.replace(/\$$/, "");
  const begun = stem.startsWith("/") ? stem : `/${stem}`;
  const [bare, full] = [begun.replaceAll("*", ""), begun.replaceAll("*", "x")];
  return [bare, full, `${bare}x`, `${full}/x?y=1`].map((one) => (one.startsWith("/") ? one : `/${one}`));
}
