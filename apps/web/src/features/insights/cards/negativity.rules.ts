import { negativityLevels } from "@citelens/contract/visibility/insight-constants";

export type NegativityLabel = (typeof negativityLevels)[number]["label"];

/** The label for a worst sentiment score from 0 to 1. */
export function negativityOf(score: number): NegativityLabel {
  return negativityLevels.find(({ from }) => score >= from)?.label ?? "Minimal negativity";
}
