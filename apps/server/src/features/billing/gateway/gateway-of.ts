import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { ChargeFailed, type Gateway, GatewayUnavailable } from "../store/gateway.ts";
import { openStripeGateway } from "../stripe/stripe-gateway.ts";
import { openSandboxGateway } from "./sandbox-gateway.ts";

const opened = new WeakMap<Tools["billing"], Gateway>();

/** The payment service of this installation; throws BILLING_OFF where nothing is sold. */
export function gatewayOf(tools: Tools): Gateway {
  const { billing } = tools;
  if (billing.mode === "sandbox") return openSandboxGateway(tools);
  if (billing.mode !== "stripe") throw new Refusal("BILLING_OFF");

  const gateway = opened.get(billing) ?? openStripeGateway(billing);
  opened.set(billing, gateway);
  return gateway;
}

/** Failures of the payment service, in the words of the contract. */
export async function answering<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GatewayUnavailable)
      throw new Refusal("GATEWAY_UNAVAILABLE", { retryAfterSeconds: 10 });
    if (error instanceof ChargeFailed) throw new Refusal("CHARGE_FAILED");
    throw error;
  }
}
