import type { Verdict } from "@citelens/contract/insight-words";
import type { VerdictBadgeProps } from "#ui/text/verdict-badge.tsx";

/** A rate in per cent as figures show it; a dash without answers, never 0. */
export function percent(rate: number | null): string {
  return rate === null ? "–" : `${shares.format(rate)} %`;
}

export function countText(count: number): string {
  return counts.format(count);
}

/** A verdict with the direction of the change; nothing where none was given. */
export function verdictOf(verdict: Verdict | null, change: number): VerdictBadgeProps["verdict"] | undefined {
  if (verdict === null) return undefined;
  if (verdict === "within_noise") return "noise";
  if (verdict === "not_comparable") return "incomparable";
  return change < 0 ? "down" : "up";
}

/** To the second digit, as the server rounds: rounding once more could end at another digit. */
const shares = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const counts = new Intl.NumberFormat("en");
