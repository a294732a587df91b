import type { Opportunity } from "@citelens/contract/content/opportunities";
import type { OpportunityKind, OpportunityState } from "@citelens/contract/content/opportunity-words";

/** The states that people give. */
export type DecidedState = Exclude<OpportunityState, "GONE">;

/** Words for it once it is so. */
export const decidedLabels: Readonly<Record<DecidedState, string>> = {
  OPEN: "The opportunity is open again.",
  PLANNED: "The opportunity is planned.",
  DONE: "The opportunity is marked as done.",
  DISMISSED: "The opportunity is dismissed.",
};

/** Moves that can be done with one that is so, the usual first. */
export const moves: Readonly<Record<OpportunityState, readonly DecidedState[]>> = {
  OPEN: ["PLANNED", "DONE", "DISMISSED"],
  PLANNED: ["DONE", "OPEN", "DISMISSED"],
  DONE: ["OPEN"],
  DISMISSED: ["OPEN"],
  GONE: [],
};

export const moveLabels: Readonly<Record<DecidedState, string>> = {
  OPEN: "Open again",
  PLANNED: "Plan it",
  DONE: "Mark as done",
  DISMISSED: "Dismiss",
};

const written: readonly OpportunityKind[] = ["WIN_BACK", "NAME_OFFER", "OPTIMIZE_PAGE", "CREATE_PAGE"];

/** Whether writing is what it calls for, and it is still ahead: a page that is closed or gone, other sites and the tone need other work. */
export function isToBeWritten({ kind, state }: Pick<Opportunity, "kind" | "state">): boolean {
  return written.includes(kind) && (state === "OPEN" || state === "PLANNED");
}

export const quickReasons = ["Not our market", "Already done", "Not worth it", "Wrong"] as const;

/** By which the state of before comes back. */
export function undoOf({ state, reason }: Pick<Opportunity, "state" | "reason">): {
  readonly state: DecidedState;
  readonly reason: string;
} {
  return { state: state === "GONE" ? "OPEN" : state, reason };
}
