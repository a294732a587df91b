import type { FastifyInstance, onRequestAsyncHookHandler } from "fastify";
import { clientNetwork } from "#platform/addresses/addresses.ts";
import type { Tools } from "#platform/tools.ts";
import type { LimitOf } from "./limits.ts";
import { type Limit, openLimit } from "./open-limit.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** How many requests of it the network of one address may make. */
    limit?: LimitOf<"address">;
  }
}

/** Holds routes to the limit of their `config`, after who asks is known; RATE_LIMIT_ALLOW is not counted. */
export function limitRoutes(app: FastifyInstance, tools: Tools): void {
  const opened = new Map<string, Limit>();
  const limitOf = (name: LimitOf<"address">): Limit => {
    const limit = opened.get(name) ?? openLimit(tools, name);
    opened.set(name, limit);
    return limit;
  };

  app.addHook("onRoute", (route) => {
    const name = route.config?.limit;
    if (name === undefined) return;

    const limit = limitOf(name);
    const hold: onRequestAsyncHookHandler = async ({ ip }) => {
      if (!tools.unlimited.has(ip)) await limit.take(clientNetwork(ip));
    };
    route.onRequest = [...[route.onRequest ?? []].flat(), hold];
  });
}
