import { dayMs } from "@citelens/contract/base/days";
import {
  type Blocked,
  type Engine,
  type Evidence,
  type EvidenceLevel,
  staleDays,
} from "@citelens/contract/traffic/indexing";
import type { AgentRole } from "./engines.rules.ts";

/** When something was last seen that shows of an engine that it has a page; in milliseconds. */
export interface Mark {
  readonly engine: Engine;
  readonly sign: Sign;
  readonly lastMs: number;
}

/** A citation, or visits of agents in a role; unproven where it is not sure who came, or what was answered. */
export type Sign = "cited" | AgentRole | "unproven";

const levels: Readonly<Record<Sign, EvidenceLevel>> = {
  cited: "cited",
  fetch: "fetched",
  search: "crawled",
  feeder: "feeder_crawled",
  unproven: "unverified",
  training: "training",
};
const strongestFirst = [
  "cited",
  "fetch",
  "search",
  "feeder",
  "unproven",
  "training",
] as const satisfies Sign[];

/** Those that show that an engine's search has a page, or better. */
const searchSigns: ReadonlySet<Sign> = new Set(["cited", "fetch", "search", "feeder"]);

/** What shows that an engine has a page, by all marks of the page. The strongest sign counts, however old it is. */
export function evidenceOf(
  engine: Engine,
  marks: readonly Mark[],
  { blocked, nowMs }: { readonly blocked: Blocked | undefined; readonly nowMs: number },
): Evidence {
  const own = marks.filter((mark) => mark.engine === engine);
  const strongest = strongestFirst.find((sign) => own.some((mark) => mark.sign === sign));
  if (strongest === undefined)
    return {
      engine,
      level: blocked ? "blocked" : "none",
      at: null,
      stale: false,
      blocked: blocked ?? null,
    };

  const lastMs = Math.max(...own.filter(({ sign }) => sign === strongest).map((mark) => mark.lastMs));
  return {
    engine,
    level: levels[strongest],
    at: new Date(lastMs).toISOString(),
    stale: nowMs - lastMs > staleDays * dayMs,
    blocked: blocked ?? null,
  };
}

/** Whether a page is covered by an engine since a moment, or by visits alone that prove nothing. */
export function coverageOf(
  engine: Engine,
  marks: readonly Mark[],
  sinceMs: number,
): "covered" | "unverified" | "none" {
  const signs = marks
    .filter((mark) => mark.engine === engine && mark.lastMs >= sinceMs)
    .map(({ sign }) => sign);
  if (signs.some((sign) => searchSigns.has(sign))) return "covered";
  return signs.includes("unproven") ? "unverified" : "none";
}
