import { enqueue } from "#platform/jobs/jobs.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { gatewayOf } from "./gateway/gateway-of.ts";
import { recordEvent } from "./store/billing.sql.ts";
import { type GatewayEvent, WebhookRefused } from "./store/gateway.ts";
import { syncCheckoutJob, syncPaymentJob, syncSubscriptionJob } from "./sync/sync-jobs.ts";

export interface WebhookCall {
  readonly body: Buffer;
  readonly signature: string;
}

/** Notes what the payment service tells, once for each of its events; throws WEBHOOK_REFUSED when it is somebody else. */
export async function handleWebhookEvent(tools: Tools, call: WebhookCall): Promise<void> {
  const event = eventOf(tools, call);
  await inTransaction(tools, async (within) => {
    if (await recordEvent(within, event.id)) await follow(within, event);
  });
}

function eventOf(tools: Tools, { body, signature }: WebhookCall): GatewayEvent {
  try {
    return gatewayOf(tools).readEvent(body, signature);
  } catch (error) {
    if (error instanceof WebhookRefused) throw new Refusal("WEBHOOK_REFUSED");
    throw error;
  }
}

async function follow(within: Tools, event: GatewayEvent): Promise<void> {
  switch (event.about) {
    case "checkout":
      return enqueue(within, syncCheckoutJob, { checkoutId: event.checkoutId });
    case "subscription":
      return enqueue(within, syncSubscriptionJob, { subscriptionId: event.subscriptionId });
    case "payment":
      return enqueue(within, syncPaymentJob, { paymentId: event.paymentId });
    case "nothing":
      return;
  }
}
