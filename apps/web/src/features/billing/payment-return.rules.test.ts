import { describe, expect, test } from "vitest";
import { missingSession, outcomeOf, parsePaymentSearch, paymentTexts } from "./payment-return.rules.ts";

describe("the address to which a payment returns", () => {
  test.each([
    [
      { session_id: "cs_1", success: "true" },
      { session_id: "cs_1", success: "true" },
    ],
    [
      { session_id: "cs_1", success: true },
      { session_id: "cs_1", success: "true" },
    ],
    [
      { canceled: true, session_id: "cs_1" },
      { canceled: "true", session_id: "cs_1" },
    ],
    [{}, {}],
    [{ session_id: "", success: "false", canceled: "false" }, {}],
    [{ session_id: 7, success: 1, canceled: "yes" }, {}],
    [{ session_id: ["cs_1"], success: ["true"], canceled: null }, {}],
    [{ success: "TRUE", amount: "2000", next: "//evil.example" }, {}],
  ])("%j is read as %j", (raw, search) => {
    expect(parsePaymentSearch(raw)).toEqual(search);
  });

  test.each([
    [
      "a success with its session",
      { success: "true", session_id: "cs_1" },
      { status: "confirm", sessionId: "cs_1" },
    ],
    ["a cancellation", { canceled: "true" }, { status: "canceled" }],
    ["both at once", { canceled: "true", success: "true", session_id: "cs_1" }, { status: "canceled" }],
    ["a success without a session", { success: "true" }, { status: "missing" }],
    ["a session without a success", { session_id: "cs_1" }, { status: "missing" }],
    ["nothing", {}, { status: "missing" }],
  ] as const)("%s decides what the page does", (_, search, outcome) => {
    expect(outcomeOf(search)).toEqual(outcome);
  });
});

test.each([
  ["credits", "canceled", "Payment was canceled. No credits were added to your account."],
  [
    "credits",
    "failed",
    "Payment was successful, but there was an error adding credits to your account. Please contact support.",
  ],
  [
    "subscription",
    "canceled",
    "Subscription payment was canceled. No changes were made to your subscription.",
  ],
  ["subscription", "refused", "There was an error updating your subscription. Please contact support."],
  [
    "subscription",
    "failed",
    "Payment was successful, but there was an error updating your subscription. Please contact support.",
  ],
  ["subscription", "success", "Your subscription payment was successful! Your plan has been updated."],
  ["workspace", "canceled", "Workspace payment was canceled. No changes were made."],
  ["workspace", "failed", "There was an error updating your workspace. Please contact support."],
  ["workspace", "refused", "There was an error updating your workspace. Please contact support."],
  ["workspace", "success", "Your workspace purchase was successful!"],
] as const)("a payment for %s that is %s says: %s", (kind, outcome, sentence) => {
  expect(paymentTexts[kind][outcome]).toBe(sentence);
});

test("a return without its session says what is missing and whom to ask", () => {
  expect(missingSession).toBe(
    "Unable to confirm payment status. Missing required payment session information. Please check your account or contact support.",
  );
});
