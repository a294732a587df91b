import type { PolicyChoice, PolicyEffect } from "@citelens/contract/traffic/robots";
import { agents } from "@citelens/crawlers";
import {
  askedAgents,
  askedPaths,
  filledPaths,
  namesWith,
  type Robots,
  type RobotsChange,
  robotsChanges,
  rulesFor,
  unnamedPath,
} from "@citelens/robots";

/** Changes of a policy for each agent, by its token, and whether it does what it says and nothing else. */
export interface PolicyChanges {
  readonly isAsSaid: boolean;
  of(token: string): Pick<PolicyEffect, "closes" | "opens">;
}

interface PolicyComparison {
  readonly before: Robots;
  readonly after: Robots;
  /** Choice for an agent of the catalogue. */
  readonly choiceOf: (token: string) => PolicyChoice;
  /** Whether the use of texts is set, for every agent. */
  readonly setsUsage: boolean;
  /** Paths that agents asked for. */
  readonly knownPaths: readonly string[];
}

/** Compares both files as agents read them: a policy opens nothing closed, and touches nobody else's rules. */
export function policyChanges({
  before,
  after,
  choiceOf,
  setsUsage,
  knownPaths,
}: PolicyComparison): PolicyChanges {
  const tokens = agents.map(({ token }) => token);
  const paths = askedPaths([before, after], knownPaths);
  const asked = askedAgents([before, after], tokens);
  const { changes } = robotsChanges(before, after, { agents: asked, paths });
  const decided = tokens.filter((token) => choiceOf(token) !== "leave");
  const moved = namesWith([before, after], decided);
  const byAgent = Map.groupBy(changes, ({ agent }) => agent);
  const isUnasked = (change: RobotsChange): boolean =>
    !moved.has(change.agent.toLowerCase()) && (change.what === "read" || !setsUsage);
  const closed = tokens.filter((token) => choiceOf(token) === "disallow");
  const written = writtenPaths([before, after]);
  return {
    isAsSaid: !changes.some(isUnasked) && areClosed(after, closed, paths),
    of: (token) => {
      const own = (byAgent.get(token) ?? []).filter(({ what }) => what === "read");
      return {
        closes: changedPaths(own.filter(isLost), written, choiceOf(token) === "disallow"),
        opens: changedPaths(
          own.filter((change) => !isLost(change)),
          written,
          false,
        ),
      };
    },
  };
}

/** Agents with the same rules are asked once. Everybody may read robots.txt itself. */
function areClosed(after: Robots, tokens: readonly string[], paths: readonly string[]): boolean {
  const rules = new Map(
    tokens.map((token) => rulesFor(after, token)).map((one) => [one.sections.join(" "), one]),
  );
  const asked = paths.slice(0, closedPathsAsked).filter((path) => path !== "/robots.txt");
  return [...rules.values()].every((one) => asked.every((path) => !one.verdict(path).allowed));
}

const closedPathsAsked = 200;

/** As a rule writes each path that is asked for it. */
function writtenPaths(files: readonly Robots[]): ReadonlyMap<string, string> {
  const rules = files.flatMap(({ groups }) => groups.flatMap((group) => group.rules.map(({ path }) => path)));
  return new Map(
    [...new Set(rules)].reverse().flatMap((path) => filledPaths(path).map((one) => [one, path])),
  );
}

function isLost({ before }: RobotsChange): boolean {
  return before === true;
}

const pathsShown = 200;

function changedPaths(
  changes: readonly RobotsChange[],
  written: ReadonlyMap<string, string>,
  isWhole: boolean,
): PolicyEffect["closes"] {
  const paths = new Set(changes.map(({ path }) => written.get(path) ?? path));
  if (isWhole && paths.has("/")) return { count: 1, paths: ["/"] };
  if (paths.has("/")) paths.delete(unnamedPath);
  return { count: paths.size, paths: [...paths].slice(0, pathsShown) };
}
