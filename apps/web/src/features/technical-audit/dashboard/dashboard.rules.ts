import type { AccessAgent, Audit } from "@citelens/contract/content/audit-fields";
import { isRechecking, isRunning } from "../audit-labels.rules.ts";
import { type AccessSums, accessSums, isLetIn } from "../results/access/access-fold.rules.ts";

export interface Arrangement {
  readonly running: Audit | undefined;
  /** The newest one that is over, where it failed: nothing newer says how the site is. */
  readonly failed: Audit | undefined;
  /** The newest one with results. */
  readonly last: Audit | undefined;
}

/** Audits that the dashboard is about. */
export function arrange(audits: readonly Audit[]): Arrangement {
  const over = audits.filter((audit) => hasResults(audit) || audit.status === "FAILED");
  return {
    running: audits.find((audit) => isRunning(audit.status) && !hasResults(audit)),
    failed: over[0]?.status === "FAILED" ? over[0] : undefined,
    last: over.find(hasResults),
  };
}

/** One that reads some pages again keeps what it found. */
function hasResults(audit: Audit): boolean {
  return audit.status === "DONE" || isRechecking(audit);
}

export interface ScorePoint {
  /** yyyy-MM-dd, in UTC. */
  readonly day: string;
  readonly value: number;
}

/** The scores in order of time; of several audits of a day the last one. */
export function scoreTrend(audits: readonly Audit[]): readonly ScorePoint[] {
  const byDay = new Map<string, number>();
  for (const { status, score, created } of audits.toReversed()) {
    if (status === "DONE" && score !== null) byDay.set(created.slice(0, 10), Math.round(score));
  }
  return [...byDay].map(([day, value]) => ({ day, value }));
}

/** How many agents are let in; those that only train models apart. */
export function answeringSums(agents: readonly AccessAgent[]): AccessSums {
  return accessSums(agents.filter((agent) => !agent.is_training));
}

/** The agents that are kept out, those of which it is sure first. */
export function keptOut(agents: readonly AccessAgent[]): readonly AccessAgent[] {
  return agents.filter((agent) => !agent.is_training && !isLetIn(agent) && agent.conclusion !== "unknown");
}
