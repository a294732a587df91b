import type { FastifyInstance } from "fastify";
import { Refusal } from "#platform/refusal.ts";

const path = "/.well-known/openai-apps-challenge";

/** Proves to the directory of ChatGPT's apps that this address is the publisher's: by the token alone, while one is set. */
export function serveOpenAiChallenge(app: FastifyInstance, token: string | undefined): void {
  app.get(path, async (_, reply) => {
    if (token === undefined) throw new Refusal("NOT_FOUND");
    return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(token);
  });
}
