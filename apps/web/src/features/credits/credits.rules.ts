import { type Credits, creditDangerPercent, creditWarningPercent } from "@citelens/contract/billing/credits";

export type CreditLevel = "green" | "yellow" | "orange" | "red";

/** 0 or less is red; more than 90 % used orange, more than 75 % yellow, anything else green. */
export function creditLevel({
  remaining_credits,
  credit_usage_percentage,
}: Pick<Credits, "remaining_credits" | "credit_usage_percentage">): CreditLevel {
  if (remaining_credits <= 0) return "red";
  if (credit_usage_percentage > creditDangerPercent) return "orange";
  return credit_usage_percentage > creditWarningPercent ? "yellow" : "green";
}

/** For small screens: above 999 in thousands, with one decimal where it is not 0. */
export function shortCredits(remaining: number): string {
  if (remaining <= 999) return String(remaining);
  return `${Math.floor(remaining / 100) / 10}k`;
}
