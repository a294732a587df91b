import Stripe from "stripe";
import type { BillingSettings } from "#platform/tools.ts";
import { ChargeFailed, GatewayUnavailable } from "../store/gateway.ts";

export type StripeSettings = Extract<BillingSettings, { readonly mode: "stripe" }>;

/** The version of Stripe's API that this room was written for; a newer SDK keeps speaking it. */
const stripeApiVersion = "2026-10-28.endive";

const timeoutMs = 10_000;
const retries = 2;

/** The SDK repeats what failed on its way, with the same idempotency key. */
export function openStripe({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    maxNetworkRetries: retries,
    timeout: timeoutMs,
    telemetry: false,
    appInfo: { name: "Citelens" },
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === "https:" ? 443 : 80),
      protocol: base.protocol === "https:" ? ("https" as const) : ("http" as const),
    }),
  });
}

/** Failures of Stripe, in the words of the port; a mistake of ours stays what it is. */
export async function asking<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translated(error);
  }
}

/** As asking(), with undefined for what Stripe does not have. */
export async function finding<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
      return undefined;
    throw translated(error);
  }
}

function translated(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeCardError)
    return new ChargeFailed(error.message, { cause: error });

  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error.statusCode ?? 500) >= 500;
  return isAway ? new GatewayUnavailable(error.message, { cause: error }) : error;
}
