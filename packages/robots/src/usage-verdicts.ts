import { octetsOf } from "./octets.ts";
import { comparedPath, matches } from "./pattern.ts";
import type { Robots } from "./robots.ts";
import { type Reuse, type UsageLine, type Use, uses } from "./usage-line.ts";
import { groupsFor, pathIn } from "./verdicts.ts";

/** Wish about a path's text, and the line that says so. */
export interface UsageWish {
  readonly isAllowed: boolean;
  readonly line: number;
}

export interface UsageVerdict {
  /** Nothing is said of the uses that are left out. */
  readonly wishes: Readonly<Partial<Record<Use, UsageWish>>>;
  readonly reuse: Reuse | undefined;
}

/** Usage of texts that a robots.txt tells an agent. */
export interface AgentUsage {
  /** All that is for the agent, in the order of the file. */
  readonly lines: readonly UsageLine[];
  /**
   * Verdict on a path: of each kind of line the longest path that fits decides alone; of equally long ones, and of both kinds together, a
   * "no" counts before a "yes". Drafts say nothing of paths that the agent may not read: whoever asks has to look.
   */
  verdict(url: string): UsageVerdict;
}

/** By draft-ietf-aipref-attach-05, whose way with paths Content Signals share. Groups count as for `rulesFor`. */
export function usageFor(robots: Robots, agents: string | readonly string[]): AgentUsage {
  const lines = groupsFor(robots, agents).flatMap(({ usage }) => usage);
  return {
    lines,
    verdict: (url) => {
      const path = comparedPath(octetsOf(pathIn(url)), robots.comparison);
      const fitting = lines.filter(({ pattern }) => matches(pattern, path));
      const deciding = [...longestOf(fitting, "content-signal"), ...longestOf(fitting, "content-usage")];
      return {
        wishes: Object.fromEntries(uses.flatMap((use) => strictest(deciding, use))),
        reuse: deciding.find(({ reuse }) => reuse !== undefined)?.reuse,
      };
    },
  };
}

function longestOf(lines: readonly UsageLine[], source: UsageLine["source"]): UsageLine[] {
  const own = lines.filter((line) => line.source === source);
  const longest = own.reduce((length, { pattern }) => Math.max(length, pattern.length), 0);
  return own.filter(({ pattern }) => pattern.length === longest);
}

function strictest(lines: readonly UsageLine[], use: Use): [Use, UsageWish][] {
  const said = lines.filter(({ wishes }) => wishes[use] !== undefined);
  const decides = said.find(({ wishes }) => wishes[use] === false) ?? said[0];
  return decides ? [[use, { isAllowed: decides.wishes[use] === true, line: decides.line }]] : [];
}
