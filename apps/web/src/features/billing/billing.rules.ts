import type { Organization } from "@citelens/contract/billing";
import { fieldErrors } from "@citelens/contract/errors";
import { taxPercent, usageWarningPercent } from "@citelens/contract/pricing";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { dayOfInstantText } from "#lib/dates/dates.ts";

/** What is wrong with a VAT number as it is typed, if anything; none is fine. */
export function vatFault(value: string): string | undefined {
  const number = value.trim().toUpperCase();
  return number === "" || /^[A-Z]{2}[A-Z0-9]+$/.test(number) ? undefined : fieldErrors.vatNumber;
}

/** How much of the credits is used, as the page writes it: one decimal, and never above 100. */
export function shownUsage(percentage: number): string {
  return Math.min(100, Math.max(0, percentage)).toFixed(1);
}

/** Whether to suggest more credits: most are used, or there never were any. Where they stop nobody, never. */
export function isRunningLow(organization: Organization): boolean {
  const { billing, credit_usage_percentage, total_credits, additional_credits } = organization;
  if (billing === "off") return false;
  return credit_usage_percentage >= usageWarningPercent || total_credits + additional_credits === 0;
}

/** Where the credits come from and until when; what ends is never said to renew. */
export function creditsHint(organization: Organization): string {
  const { billing, plan_name, next_billing_date, subscription_status } = organization;
  if (billing === "granted") return "Granted by the administrators of this installation. They do not expire.";
  if (billing === "off") return "Usage is counted, but not limited.";
  if (next_billing_date === null) return `${plan_name} plan. Its credits do not renew.`;
  if (subscription_status === "past_due")
    return `${plan_name} plan. Its credits renew once the last payment is made.`;
  const verb = subscription_status === "pending_cancel" ? "end" : "renew";
  return `${plan_name} plan. Its credits ${verb} on ${dayOfInstantText(next_billing_date)}.`;
}

export function isDemo({ current_plan }: Organization): boolean {
  return current_plan === "demo";
}

export function isEnding({
  canceled_at,
  subscription_status,
}: Pick<Organization, "canceled_at" | "subscription_status">): boolean {
  return canceled_at !== null && subscription_status === "pending_cancel";
}

/** An organization with a subscription changes it; one without buys it on a payment page. */
export function isSubscribed({ subscription_status }: Organization): boolean {
  return subscription_status !== "none" && subscription_status !== "canceled";
}

/** What a plan comes to for one interval, tax included; both as the confirmation shows them. */
export function totalsOf(planAmount: number): { readonly tax: number; readonly total: number } {
  const tax = (planAmount * taxPercent) / 100;
  return { tax, total: planAmount + tax };
}

/** Money that somebody owes today is never below nothing. */
export function dueToday(amount: number): number {
  return Math.max(0, amount);
}

/** What the server said of a call that failed, or the sentence of the deed. */
export function serverSentence(problem: unknown, fallback: string): string {
  if (!(problem instanceof ApiProblem)) return fallback;
  const isAboutPayments = problem.status < 500 || problem.code === "GATEWAY_UNAVAILABLE";
  return (isAboutPayments && problem.status > 0 ? problem.detail : undefined) ?? fallback;
}

/** Why no payment page for credits opens, if anything stands in its way. */
export function checkoutProblem(projectId: string | undefined, problem: unknown): string | undefined {
  if (projectId === undefined) return "No project selected";
  return problem ? serverSentence(problem, "Failed to create checkout session") : undefined;
}
