import type { RobotsUsageLine, RobotsUsageVerdict } from "@citelens/contract/traffic/robots";
import { type AgentUsage, filledPaths, type Robots, type UsageVerdict, uses } from "@citelens/robots";

const linesShown = 200;
const pathsShown = 20;

/** The lines of a robots.txt that speak of the use of texts, in its order. */
export function shownUsage({ groups }: Robots): RobotsUsageLine[] {
  const lines = groups.flatMap(({ agents, usage }) =>
    usage.map(({ line, source, path, wishes, reuse }) => ({
      line,
      source,
      wishes,
      agents: agents.map(({ text }) => text),
      path: path ?? null,
      reuse: reuse ?? null,
    })),
  );
  return lines
    .filter(({ wishes, reuse }) => reuse !== null || Object.keys(wishes).length > 0)
    .slice(0, linesShown);
}

/** Verdicts for an agent on the use of texts: of the start page, and of lines that differ and it may read. */
export function toldUsage(usage: AgentUsage, mayRead: (path: string) => boolean): RobotsUsageVerdict[] {
  if (usage.lines.length === 0) return [];

  const start = shown("/", usage.verdict("/"));
  const paths = new Set(
    usage.lines.flatMap(({ path }) => (path === undefined || path === "/" ? [] : [path])),
  );
  const others = [...paths].flatMap((path) => {
    const sample = filledPaths(path)[1] ?? "/";
    const told = shown(path, usage.verdict(sample));
    return mayRead(sample) && !isSame(told, start) ? [told] : [];
  });
  const told = [...(mayRead("/") ? [start] : []), ...others];
  return told
    .filter(({ wishes, reuse }) => reuse !== null || Object.keys(wishes).length > 0)
    .slice(0, pathsShown);
}

/** Without the lines that decide. */
export function wishesOf({ wishes }: UsageVerdict): RobotsUsageVerdict["wishes"] {
  return Object.fromEntries(
    uses.flatMap((use) => {
      const wish = wishes[use];
      return wish ? [[use, wish.isAllowed]] : [];
    }),
  );
}

function shown(path: string, verdict: UsageVerdict): RobotsUsageVerdict {
  return { path, wishes: wishesOf(verdict), reuse: verdict.reuse ?? null };
}

function isSame(one: RobotsUsageVerdict, other: RobotsUsageVerdict): boolean {
  return one.reuse === other.reuse && uses.every((use) => one.wishes[use] === other.wishes[use]);
}
