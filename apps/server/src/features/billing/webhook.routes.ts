import { apiBase } from "@citelens/contract/base/endpoint";
import type { FastifyInstance } from "fastify";
import type { Tools } from "#platform/tools.ts";
import { handleWebhookEvent } from "./handle-webhook-event.ts";

const bodyBytesMax = 512 * 1024;

/**
 * What the payment service calls, apart from serve(): its signature is over the very bytes. The call is only noted;
 * jobs then ask the service for the truth, so that a lie, a repetition or another order of calls changes nothing.
 */
export function registerWebhookRoutes(app: FastifyInstance, tools: Tools): void {
  app.register((room, _, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    room.post(`${apiBase}/billing/webhook/`, { bodyLimit: bodyBytesMax }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await handleWebhookEvent(tools, { body, signature: String(request.headers["stripe-signature"] ?? "") });
      return { received: true };
    });
    done();
  });
}
