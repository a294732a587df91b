import { apiBase } from "@citelens/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { enqueue } from "#platform/jobs.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { noteEvent } from "./billing.sql.ts";
import { followCheckout, followPayment, followSubscription } from "./follow.ts";
import { type GatewayEvent, WebhookRefused } from "./gateway.ts";
import { gatewayOf } from "./gateway-of.ts";

const bodyBytesMax = 512 * 1024;

/**
 * What the payment service calls, apart from serve(): its signature is over the very bytes. The call is only noted;
 * jobs then ask the service for the truth, so that a lie, a repetition or another order of calls changes nothing.
 */
export function openWebhook(app: FastifyInstance, tools: Tools): void {
  app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    room.post(`${apiBase}/billing/webhook/`, { bodyLimit: bodyBytesMax }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = eventOf(tools, body, String(request.headers["stripe-signature"] ?? ""));
      await inTransaction(tools, async (within) => {
        if (await noteEvent(within, event.id)) await follow(within, event);
      });
      return { received: true };
    });
  });
}

function eventOf(tools: Tools, body: Buffer, signature: string): GatewayEvent {
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
      return enqueue(within, followCheckout, { checkoutId: event.checkoutId });
    case "subscription":
      return enqueue(within, followSubscription, { subscriptionId: event.subscriptionId });
    case "payment":
      return enqueue(within, followPayment, { paymentId: event.paymentId });
    case "nothing":
      return;
  }
}
