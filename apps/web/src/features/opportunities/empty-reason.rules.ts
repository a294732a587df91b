import type { OpportunityList } from "@citelens/contract/content/opportunities";

/** Fewer answers to a query say nothing. */
export const answersMin = 5;

export interface KnownList {
  readonly list: Pick<OpportunityList, "count" | "states" | "refresh">;
  /** Whether a filter differs from what is usual. */
  readonly isNarrowed: boolean;
  /** Queries of launched campaigns; undefined while they are not known. */
  readonly queries: number | undefined;
}

/** Why a list has no rows. */
export type EmptyReason =
  /** Reason of a page beyond the last one. */
  | "past the end"
  /** Nothing was ever looked for, and it is going on. */
  | "first search"
  /** Nothing was ever looked for. */
  | "never searched"
  /** No opportunity matches the filters. */
  | "filtered out"
  /** All are done, dismissed or gone. */
  | "all settled"
  /** No answer is counted. */
  | "no answers"
  /** So few that hardly a query can be judged. */
  | "few answers"
  /** Nothing stands out. */
  | "nothing found";

export function emptyReason({ list, isNarrowed, queries }: KnownList): EmptyReason {
  const { count, states, refresh } = list;
  if (count > 0) return "past the end";
  if (states.some((one) => one.count > 0)) return isNarrowed ? "filtered out" : "all settled";
  if (refresh.refreshed_at === null) return refresh.is_running ? "first search" : "never searched";
  if (!refresh.answers) return "no answers";
  const isFew = refresh.answers < answersMin * Math.max(1, queries ?? 1);
  return isFew ? "few answers" : "nothing found";
}
