import { dayMs } from "@citelens/contract/base/days";
import {
  type BlockedReason,
  type Engine,
  type Evidence,
  type EvidenceLevel,
  staleDays,
} from "@citelens/contract/traffic/indexing";
import type { AgentRole } from "./engines.rules.ts";

/** When something was last seen that shows of an engine that it has a page; in milliseconds. */
export interface Mark {
  readonly engine: Engine;
  readonly sign: EvidenceSign;
  readonly lastMs: number;
}

/** A citation, or visits of agents in a role; unproven where it is not sure who came, or what was answered. */
export type EvidenceSign = "cited" | AgentRole | "unproven";

/** Evidence of one engine that it has a page; when it last did in milliseconds, null where nothing does. */
export type Finding = Omit<Evidence, "at"> & { readonly lastMs: number | null };

const levels: Readonly<Record<EvidenceSign, EvidenceLevel>> = {
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
] as const satisfies EvidenceSign[];
const ranks: ReadonlyMap<EvidenceSign, number> = new Map(strongestFirst.map((sign, rank) => [sign, rank]));

/** Signs that show that an engine's search has a page, or better. */
const searchSigns: ReadonlySet<EvidenceSign> = new Set(["cited", "fetch", "search", "feeder"]);

/**
 * Evidence that an engine has a page, by all marks of the page. The strongest sign counts, however old it is. Asked for every page and
 * engine of a site, so that it makes nothing but what it answers.
 */
export function evidenceOf(
  engine: Engine,
  marks: readonly Mark[],
  { blocked = null, nowMs }: { readonly blocked: BlockedReason | null | undefined; readonly nowMs: number },
): Finding {
  let strongest: Mark | undefined;
  for (const mark of marks) if (mark.engine === engine && isStronger(mark, strongest)) strongest = mark;
  if (strongest === undefined)
    return { engine, level: blocked ? "blocked" : "none", lastMs: null, stale: false, blocked };

  const { sign, lastMs } = strongest;
  return { engine, level: levels[sign], lastMs, stale: nowMs - lastMs > staleDays * dayMs, blocked };
}

/** Whether a mark is stronger: of two of the same sign the later one. */
function isStronger(mark: Mark, known: Mark | undefined): boolean {
  if (known === undefined) return true;
  const by = rankOf(known) - rankOf(mark);
  return by > 0 || (by === 0 && mark.lastMs > known.lastMs);
}

function rankOf({ sign }: Mark): number {
  return ranks.get(sign) ?? strongestFirst.length;
}

/** Whether a page is covered by an engine since a moment, or by visits alone that prove nothing. */
export function coverageOf(
  engine: Engine,
  marks: readonly Mark[],
  sinceMs: number,
): "covered" | "unverified" | "none" {
  let isUnproven = false;
  for (const mark of marks) {
    if (mark.engine !== engine || mark.lastMs < sinceMs) continue;
    if (searchSigns.has(mark.sign)) return "covered";
    if (mark.sign === "unproven") isUnproven = true;
  }
  return isUnproven ? "unverified" : "none";
}
