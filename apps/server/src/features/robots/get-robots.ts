import { storedVerdicts } from "@citelens/contract/traffic/identity";
import type { RobotsAgent, RobotsDays, RobotsProblem, SiteRobots } from "@citelens/contract/traffic/robots";
import { type Problem, type Robots, rulesFor } from "@citelens/robots";
import { type AgentPath, listAgentPaths } from "#features/visits/show/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { type ListFile, listFile } from "#platform/list-file.ts";
import type { Tools } from "#platform/tools.ts";
import { complianceOf } from "./compliance.rules.ts";
import { judgedInTime } from "./judged-in-time.ts";
import { listedAgents } from "./listed-agents.rules.ts";
import { type ReadRobots, readRobots } from "./read-robots.ts";
import { shownUsage } from "./usage.rules.ts";
import { type AgentVerdicts, verdictsOf } from "./verdicts.rules.ts";

interface RobotsQuery {
  readonly days: RobotsDays;
  readonly fresh: boolean;
}

/** Pairs of an agent and a path. */
const pairsMax = 20_000;
const problemsShown = 100;
const closedPathsShown = 100;

/** A site's robots.txt as it was read, what it says to each agent, and who read what it forbids. */
export async function getRobots(tools: Tools, member: Member, asked: RobotsQuery): Promise<SiteRobots> {
  const read = await readRobots(tools, member, asked);
  const visited = await listAgentPaths(tools, member, { days: asked.days, limit: pairsMax });
  const verdicts = verdictsOf(read.robots, read.meaning === "rules");
  const judged = await judgedInTime([verdicts], visited);
  return {
    ...shownFile(read),
    agents: agentsOf(verdicts, judged),
    is_cut: visited.length === pairsMax || judged.length < visited.length,
  };
}

/** One line for each agent, as the page lists them. */
export async function exportRobots(tools: Tools, member: Member, asked: RobotsQuery): Promise<ListFile> {
  const { agents } = await getRobots(tools, member, asked);
  return listFile({
    name: `robots-${tools.now().toISOString().slice(0, 10)}`,
    items: agents,
    header: [
      "Agent",
      "Operator",
      "Purpose",
      "May read /",
      "Rule",
      "Line",
      "Pages visited",
      "Pages allowed",
      "Visits",
      ...storedVerdicts.map((verdict) => `Visits to forbidden pages, ${verdict}`),
      dates("Last such visit"),
      "Operator says",
    ],
    cellsOf: ({ token, operator, purpose, start_page: start, forbidden, ...agent }) => [
      token,
      operator,
      purpose,
      start.allowed ? "yes" : "no",
      start.rule,
      start.line,
      agent.pages_visited,
      agent.pages_allowed,
      agent.visits,
      ...storedVerdicts.map((verdict) => forbidden.visits[verdict]),
      forbidden.last,
      agent.respects_robots,
    ],
  });
}

export function shownProblems(problems: readonly Problem[]): RobotsProblem[] {
  return problems
    .slice(0, problemsShown)
    .map(({ code, line, message }) => ({ code, line: line ?? null, message }));
}

function agentsOf(verdicts: AgentVerdicts, visited: readonly AgentPath[]): RobotsAgent[] {
  const byToken = Map.groupBy(visited, ({ token }) => token);
  const visits = new Map(
    [...byToken].map(([token, rows]) => [token, rows.reduce((sum, row) => sum + row.visits, 0)]),
  );
  return listedAgents(visits).map((agent) => complianceOf(agent, byToken.get(agent.token) ?? [], verdicts));
}

function shownFile(read: ReadRobots): Omit<SiteRobots, "agents" | "is_cut"> {
  const { robots } = read;
  const text = storable(read.body.toString("utf8"));
  return {
    url: read.url,
    status: read.status ?? null,
    fetched_at: read.fetchedAt.toISOString(),
    meaning: read.meaning,
    fault: read.fault ?? null,
    text,
    problems: shownProblems(robots.problems),
    problems_count: robots.problems.length,
    sitemaps: robots.sitemaps.map(({ line, url }) => ({ line, url })),
    usage: read.meaning === "rules" ? shownUsage(robots) : [],
    licenses: robots.licenses.map(({ line, url, agents }) => ({ line, url, agents: [...agents] })),
    is_managed: /^# BEGIN Cloudflare Managed content/im.test(text),
    closed_paths: read.meaning === "rules" ? closedToEverybody(robots) : [],
  };
}

/** Paths that the groups for everybody close besides the whole site. */
function closedToEverybody(robots: Robots): string[] {
  const paths = rulesFor(robots, []).rules.flatMap(({ kind, path }) =>
    kind === "disallow" && /^(?:\/|\*(?=[^*$]))[^\s#\p{Cc}]+$/u.test(path) && path !== "/*" ? [path] : [],
  );
  return [...new Set(paths)].slice(0, closedPathsShown);
}

/** A file that is no text at all is shown as far as it is one. */
function storable(text: string): string {
  return text.replaceAll("\0", "\ufffd").slice(0, 512_000);
}
