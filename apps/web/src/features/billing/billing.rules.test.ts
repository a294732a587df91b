import type { Organization } from "@citelens/contract/billing/billing";
import { expect, test } from "vitest";
import { ApiProblem } from "#lib/api/api-problem.ts";
import {
  addressText,
  checkoutProblem,
  creditsHint,
  dueToday,
  freeCreditsLeft,
  isEnding,
  isRunningLow,
  isSubscribed,
  serverMessage,
  totalsOf,
  vatError,
} from "./billing.rules.ts";
import { missingSession, outcomeOf, parsePaymentSearch, paymentTexts } from "./payment-return.rules.ts";

const vatMessage =
  "VAT number must be in format: country code + alphanumeric characters (e.g., FR1234567890)";

test.each([
  ["", undefined],
  ["FR1234567890", undefined],
  ["fr1234567890", undefined],
  ["DEABC", undefined],
  ["FR", vatMessage],
  ["1234", vatMessage],
  ["FR 123", vatMessage],
  ["FR-123", vatMessage],
])("the VAT number %o: %o", (number, fault) => {
  expect(vatError(number)).toBe(fault);
});

const organization = (part: Partial<Organization>): Organization =>
  ({ credit_usage_percentage: 0, total_credits: 300, additional_credits: 0, ...part }) as Organization; // expected

test.each([
  [{ credit_usage_percentage: 79.9 }, false],
  [{ credit_usage_percentage: 80 }, true],
  [{ total_credits: 0, additional_credits: 0 }, true],
  [{ total_credits: 0, additional_credits: 5 }, false],
])("with %o topping up is suggested: %s", (part, expected) => {
  expect(isRunningLow(organization(part))).toBe(expected);
});

test.each([
  ["none", null, false, false],
  ["active", null, false, true],
  ["pending_cancel", "2026-11-01T00:00:00.000Z", true, true],
  ["pending_cancel", null, false, true],
  ["past_due", null, false, true],
  ["canceled", "2026-11-01T00:00:00.000Z", false, false],
] as const)(
  "%s, canceled at %s: ending %s, subscribed %s",
  (subscription_status, canceled_at, ending, subscribed) => {
    expect(isEnding(organization({ subscription_status, canceled_at }))).toBe(ending);
    expect(isSubscribed(organization({ subscription_status }))).toBe(subscribed);
  },
);

test.each([
  [{ next_billing_date: null }, "Growth plan. Its credits do not renew."],
  [{ subscription_status: "active" }, "Growth plan. Its credits renew on 21 Dec 2026."],
  [{ subscription_status: "pending_cancel" }, "Growth plan. Its credits end on 21 Dec 2026."],
  [{ subscription_status: "past_due" }, "Growth plan. Its credits renew once the last payment is made."],
  [{ billing: "granted" }, "Granted by the administrators of this installation. They do not expire."],
  [{ billing: "off" }, "Usage is counted, but not limited."],
] as const)("of %o it is said: %s", (part, sentence) => {
  const growth = { plan_name: "Growth", next_billing_date: "2026-12-21T00:00:00.000Z" };
  expect(creditsHint(organization({ ...growth, ...part }))).toBe(sentence);
});

test("the confirmation shows tax at 20 % and 1.2 times the plan, and nothing below 0 is due", () => {
  expect(totalsOf(149)).toEqual({ tax: 29.8, total: 178.8 });
  expect([dueToday(-5), dueToday(3.2)]).toEqual([0, 3.2]);
});

test.each([
  [new ApiProblem({ status: 409, detail: "No." }), "No."],
  [new ApiProblem({ status: 503, code: "GATEWAY_UNAVAILABLE", detail: "Away." }), "Away."],
  [new ApiProblem({ status: 500, detail: "Broken." }), "Fallback"],
  [new ApiProblem({ status: 0 }), "Fallback"],
  [new Error("odd"), "Fallback"],
])("%o is told as %s", (problem, sentence) => {
  expect(serverMessage(problem, "Fallback")).toBe(sentence);
});

test.each([
  [
    { session_id: "cs_1", success: "true" },
    { status: "confirm", sessionId: "cs_1" },
  ],
  [
    { session_id: "cs_1", success: true },
    { status: "confirm", sessionId: "cs_1" },
  ],
  [{ session_id: "cs_1", success: "true", canceled: "true" }, { status: "canceled" }],
  [{ canceled: true }, { status: "canceled" }],
  [{ success: "true" }, { status: "missing" }],
  [{ session_id: "cs_1" }, { status: "missing" }],
  [{ session_id: "cs_1", success: "false" }, { status: "missing" }],
  [{}, { status: "missing" }],
])("coming back with %o: %o", (raw, outcome) => {
  expect(outcomeOf(parsePaymentSearch(raw))).toEqual(outcome);
});

test("the payment pages say what the catalogue has them say", () => {
  expect(missingSession).toBe(
    "Unable to confirm payment status. Missing required payment session information. Please check your account or contact support.",
  );
  expect(paymentTexts.credits.canceled).toBe("Payment was canceled. No credits were added to your account.");
  expect(paymentTexts.credits.failed).toBe(
    "Payment was successful, but there was an error adding credits to your account. Please contact support.",
  );
  expect(paymentTexts.subscription).toMatchObject({
    canceled: "Subscription payment was canceled. No changes were made to your subscription.",
    refused: "There was an error updating your subscription. Please contact support.",
    failed:
      "Payment was successful, but there was an error updating your subscription. Please contact support.",
    success: "Your subscription payment was successful! Your plan has been updated.",
  });
  expect(paymentTexts.workspace).toMatchObject({
    canceled: "Workspace payment was canceled. No changes were made.",
    failed: "There was an error updating your workspace. Please contact support.",
    success: "Your workspace purchase was successful!",
  });
});

test.each([
  [undefined, null, "No project selected"],
  ["p", new ApiProblem({ status: 500 }), "Failed to create checkout session"],
  ["p", new ApiProblem({ status: 409, detail: "Sold out." }), "Sold out."],
  ["p", null, undefined],
])("for the project %o the failure %o is told as %o", (projectId, problem, sentence) => {
  expect(checkoutProblem(projectId, problem)).toBe(sentence);
});

test.each([
  ["Musterweg 1, 10115 Berlin, DE", "DE", "Musterweg 1, 10115 Berlin, Germany"],
  ["FR", "FR", "France"],
  ["1 Main Street, DE", "", "1 Main Street, DE"],
  ["", "", ""],
])("the address %s of %s reads %s", (formatted_billing_address, billing_country, text) => {
  expect(addressText({ formatted_billing_address, billing_country })).toBe(text);
});

test.each([
  ["demo", "none", 300, 120, 180],
  ["demo", "none", 300, 400, 0],
  ["demo", "canceled", 0, 0, 0],
  ["creator", "active", 3_000, 0, 0],
] as const)(
  "on the %s plan (%s) free credits are left: %d less %d",
  (current_plan, subscription_status, total_credits, used_credits, left) => {
    const organization = { current_plan, subscription_status, total_credits, used_credits } as Organization;

    expect(freeCreditsLeft(organization)).toBe(left);
  },
);
