import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { Organization } from "@citelens/contract/billing/billing";
import { taxPercent, usageWarningPercent } from "@citelens/contract/billing/pricing";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { codeName } from "#lib/code-name.ts";
import { dayOfInstantText } from "#lib/dates/dates.ts";

/** The validation error of a VAT number; undefined when valid or empty. */
export function vatError(value: string): string | undefined {
  const number = value.trim().toUpperCase();
  return number === "" || /^[A-Z]{2}[A-Z0-9]+$/.test(number) ? undefined : fieldErrors.vatNumber;
}

/** The address in one line, its country by name. */
export function addressText({
  formatted_billing_address: address,
  billing_country: code,
}: Pick<Organization, "formatted_billing_address" | "billing_country">): string {
  const isLast = code !== "" && (address === code || address.endsWith(`, ${code}`));
  return isLast ? `${address.slice(0, -code.length)}${codeName("region", code)}` : address;
}

/** Whether to suggest more credits: most are used, or there are none. Never where credits are not limited. */
export function isRunningLow(organization: Organization): boolean {
  const { billing, credit_usage_percentage, total_credits, additional_credits } = organization;
  if (billing === "off") return false;
  return credit_usage_percentage >= usageWarningPercent || total_credits + additional_credits === 0;
}

/** Where the credits come from and when they end; a plan that ends is never said to renew. */
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

/** Rest of the demo's free credits, which end when a first plan begins; they are used before others. */
export function freeCreditsLeft(organization: Organization): number {
  if (!isDemo(organization) || isSubscribed(organization)) return 0;
  return Math.max(0, organization.total_credits - organization.used_credits);
}

/** Subscribed organizations change the plan directly; others buy it on a payment page. */
export function isSubscribed({ subscription_status }: Organization): boolean {
  return subscription_status !== "none" && subscription_status !== "canceled";
}

/** The totals of a plan for one interval, tax included, as the confirmation shows them. */
export function totalsOf(planAmount: number): { readonly tax: number; readonly total: number } {
  const tax = (planAmount * taxPercent) / 100;
  return { tax, total: planAmount + tax };
}

/** The amount due is never negative. */
export function dueToday(amount: number): number {
  return Math.max(0, amount);
}

/** The server's message of a failed call, or the fallback. */
export function serverMessage(problem: unknown, fallback: string): string {
  if (!(problem instanceof ApiProblem)) return fallback;
  const isAboutPayments = problem.status < 500 || problem.code === "GATEWAY_UNAVAILABLE";
  return (isAboutPayments && problem.status > 0 ? problem.detail : undefined) ?? fallback;
}

/** Why no payment page for credits opens, if so. */
export function checkoutProblem(workspaceId: string | undefined, problem: unknown): string | undefined {
  if (workspaceId === undefined) return "No project selected";
  return problem ? serverMessage(problem, "Failed to create checkout session") : undefined;
}
