import { negativityLevels } from "@citelens/contract/insight-constants";

export type NegativityLabel = (typeof negativityLevels)[number]["label"];

/** How negative an answer is by its worst sentiment score, which goes from 0 to 1. */
export function negativityOf(score: number): NegativityLabel {
  return negativityLevels.find(({ from }) => score >= from)?.label ?? "Minimal negativity";
}
