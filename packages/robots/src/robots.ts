import type { Comparison, Pattern } from "./pattern.ts";
import type { Problem } from "./problems.ts";
import type { UsageLine } from "./usage-line.ts";

/** A robots.txt as it was read. */
export interface Robots {
  /** In the order in which they stand; an agent may have several. */
  readonly groups: readonly RobotsGroup[];
  readonly sitemaps: readonly { readonly line: number; readonly url: string }[];
  /** Where the terms are by which texts may be used (RSL): for the agents of the group, or everybody before the first one. */
  readonly licenses: readonly {
    readonly line: number;
    readonly url: string;
    readonly agents: readonly string[];
  }[];
  /** Notes beyond the standard: crawl-delay, usage, host and the like. It neither allows nor forbids. */
  readonly notes: readonly RobotsNote[];
  readonly problems: readonly Problem[];
  readonly comparison: Comparison;
}

/** One or more user-agent lines, and the rules up to the next one. */
export interface RobotsGroup {
  readonly agents: readonly AgentLine[];
  readonly rules: readonly Rule[];
  /** Allowed uses of the texts of paths. */
  readonly usage: readonly UsageLine[];
}

export interface AgentLine {
  readonly line: number;
  /** As written. */
  readonly text: string;
  /** Names of agents, in lower case: "*", or the part that is a product token, the first word and the whole. */
  readonly names: readonly string[];
}

export interface Rule {
  readonly line: number;
  readonly kind: "allow" | "disallow";
  /** The path as written. */
  readonly path: string;
  /** Several where a lenient reading adds one; none where it is empty. */
  readonly patterns: readonly Pattern[];
}

export interface RobotsNote {
  readonly line: number;
  readonly key: string;
  readonly value: string;
  /** Agents of the group in which it stands. */
  readonly agents: readonly string[];
}
