export type PaymentKind = "credits" | "subscription" | "workspace";

export interface PaymentSearch {
  readonly session_id?: string;
  readonly success?: "true";
  readonly canceled?: "true";
}

/** The payment provider's search parameters; others are dropped. */
export function parsePaymentSearch(raw: Readonly<Record<string, unknown>>): PaymentSearch {
  const isTrue = (value: unknown): boolean => value === true || value === "true";
  const { session_id, success, canceled } = raw;
  return {
    ...(typeof session_id === "string" && session_id !== "" && { session_id }),
    ...(isTrue(success) && { success: "true" as const }),
    ...(isTrue(canceled) && { canceled: "true" as const }),
  };
}

interface PaymentTexts {
  readonly title: string;
  readonly canceled: string;
  /** The server could not be reached or failed. */
  readonly failed: string;
  /** The server responded that it did not work. */
  readonly refused: string;
  readonly success: string;
}

export const paymentTexts: Readonly<Record<PaymentKind, PaymentTexts>> = {
  credits: {
    title: "Credit purchase",
    canceled: "Payment was canceled. No credits were added to your account.",
    failed:
      "Payment was successful, but there was an error adding credits to your account. Please contact support.",
    refused:
      "Payment was successful, but there was an error adding credits to your account. Please contact support.",
    success: "Your credits were added to your account.",
  },
  subscription: {
    title: "Subscription",
    canceled: "Subscription payment was canceled. No changes were made to your subscription.",
    failed:
      "Payment was successful, but there was an error updating your subscription. Please contact support.",
    refused: "There was an error updating your subscription. Please contact support.",
    success: "Your subscription payment was successful! Your plan has been updated.",
  },
  workspace: {
    title: "Workspace purchase",
    canceled: "Workspace payment was canceled. No changes were made.",
    failed: "There was an error updating your workspace. Please contact support.",
    refused: "There was an error updating your workspace. Please contact support.",
    success: "Your workspace purchase was successful!",
  },
};

export const missingSession =
  "Unable to confirm payment status. Missing required payment session information. Please check your account or contact support.";

/** A payment can be confirmed when it was not canceled and has a session id. */
export function outcomeOf({
  session_id,
  success,
  canceled,
}: PaymentSearch):
  | { readonly status: "canceled" | "missing" }
  | { readonly status: "confirm"; readonly sessionId: string } {
  if (canceled) return { status: "canceled" };
  return success && session_id !== undefined
    ? { status: "confirm", sessionId: session_id }
    : { status: "missing" };
}
