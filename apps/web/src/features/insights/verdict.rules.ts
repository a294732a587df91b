import type { Verdict } from "@citelens/contract/insight-words";
import type { VerdictBadgeProps } from "#ui/verdict-badge.tsx";

/** A verdict with the direction of the change; nothing where none was given. */
export function verdictOf(verdict: Verdict | null, change: number): VerdictBadgeProps["verdict"] | undefined {
  if (verdict === null) return undefined;
  if (verdict === "within_noise") return "noise";
  if (verdict === "not_comparable") return "incomparable";
  return change < 0 ? "down" : "up";
}
