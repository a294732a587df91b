import type { Organization } from "@citelens/contract/billing/billing";
import { type Credits, creditDangerPercent, creditWarningPercent } from "@citelens/contract/billing/credits";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { shareText } from "#lib/figures.ts";

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

/** The level in words: a colour alone tells nobody who cannot tell it. */
export const levelLabels = {
  green: "Plenty left",
  yellow: "Getting low",
  orange: "Nearly used up",
  red: "Used up",
} as const satisfies Record<CreditLevel, string>;

/** How much of all credits is used; never more than all of them. */
export function usageText(percentage: number): string {
  if (percentage <= 0) return "Nothing used yet";
  if (percentage < 0.05) return `Less than ${shareText(0.1)} used`;
  return `${shareText(Math.min(100, percentage))} used`;
}

/** When the plan's credits come again or end; undefined on a plan without periods, as the demo is. */
export function renewalText({
  next_billing_date,
  subscription_status,
}: Pick<Organization, "next_billing_date" | "subscription_status">): string | undefined {
  if (next_billing_date === null) return undefined;
  if (subscription_status === "past_due") return "Renews once the last payment is made";
  const verb = subscription_status === "pending_cancel" ? "Ends" : "Renews";
  return `${verb} on ${dayOfInstantText(next_billing_date)}`;
}

/** For small screens: above 999 in thousands, with one decimal where it is not 0. */
export function shortCredits(remaining: number): string {
  if (remaining <= 999) return String(remaining);
  return `${Math.floor(remaining / 100) / 10}k`;
}
