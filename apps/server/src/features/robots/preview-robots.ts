import {
  type PolicyEffect,
  policyErrors,
  type RobotsPolicy,
  type RobotsPreview,
} from "@citelens/contract/traffic/robots";
import { agents } from "@citelens/crawlers";
import { parseRobots } from "@citelens/robots";
import { type AgentPath, listAgentPaths } from "#features/visits/show/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { shownProblems } from "./get-robots.ts";
import { judgedInTime } from "./judged-in-time.ts";
import { appliedPolicy, choiceFor, setsUsage, unknownAgents } from "./policy.rules.ts";
import { type PolicyChanges, policyChanges } from "./policy-changes.rules.ts";
import { type ReadRobots, readRobots } from "./read-robots.ts";
import { wishesOf } from "./usage.rules.ts";
import { type AgentVerdicts, shownVerdict, verdictsOf } from "./verdicts.rules.ts";

const days = 30;
/** Pairs of an agent and a path. */
const pairsMax = 10_000;
/** Paths that agents asked for, on which both files are compared for every agent. */
const comparedPathsMax = 200;

/**
 * Preview of a site's robots.txt after a policy, and what that would change. Refuses where the present file cannot be had: what is in it
 * would be lost. What is made is read as agents read it, and refused where it does anything but what the policy says.
 */
export async function previewRobots(
  tools: Tools,
  member: Member,
  policy: RobotsPolicy,
): Promise<RobotsPreview> {
  const unknown = unknownAgents(policy);
  if (unknown.length > 0) throw new FieldRefusal({ policy: [policyErrors.unknownAgent(unknown)] });

  const read = await readRobots(tools, member, { fresh: false });
  if (read.fault !== undefined) throw new Refusal("SITE_ROBOTS_FAILED", { seen: read.fault });

  const present = fileOf(read);
  const text = appliedPolicy(present, policy);
  const after = parseRobots(text);
  const visited = await listAgentPaths(tools, member, { days, limit: pairsMax });
  const [old, made] = [verdictsOf(read.robots), verdictsOf(after)];
  const byToken = new Map(agents.map((agent) => [agent.token, choiceFor(agent, policy)]));
  const changes = policyChanges({
    before: parseRobots(present),
    after,
    choiceOf: (token) => byToken.get(token) ?? "leave",
    setsUsage: setsUsage(policy),
    knownPaths: [...new Set(visited.map(({ path }) => path))].slice(0, comparedPathsMax),
  });
  if (!changes.isAsSaid) throw new Refusal("SITE_ROBOTS_FIXED");

  const judged = await judgedInTime([old, made], visited);
  return {
    present: Buffer.from(present).toString("utf8"),
    text,
    problems: shownProblems(after.problems),
    agents: effectsOf({ old, made, changes, visited: judged }),
  };
}

/** A page that says "not found" with 200 is no file to be merged into. */
function fileOf({ body, robots }: ReadRobots): Buffer {
  return robots.problems.some(({ code }) => code === "web-page") ? Buffer.alloc(0) : body;
}

interface Effects {
  readonly old: AgentVerdicts;
  readonly made: AgentVerdicts;
  readonly changes: PolicyChanges;
  readonly visited: readonly AgentPath[];
}

function effectsOf({ old, made, changes, visited }: Effects): PolicyEffect[] {
  const byToken = Map.groupBy(visited, ({ token }) => token);
  return agents.map(({ token, operator, purpose }) => {
    const paths = (byToken.get(token) ?? []).map(({ path }) => path);
    return {
      token,
      operator,
      purpose,
      before: shownVerdict(old.verdict(token, "/")),
      after: shownVerdict(made.verdict(token, "/")),
      pages_visited: paths.length,
      pages_allowed_before: paths.filter((path) => old.verdict(token, path).allowed).length,
      pages_allowed_after: paths.filter((path) => made.verdict(token, path).allowed).length,
      ...changes.of(token),
      usage_before: wishesOf(old.usageOf(token).verdict("/")),
      usage_after: wishesOf(made.usageOf(token).verdict("/")),
    };
  });
}
