import { apiBase } from "@citelens/contract/base/endpoint";
import { getAdsState, serveAdContent } from "@citelens/contract/content/ads-content";
import type {} from "@fastify/helmet";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { openReporters } from "#features/visits/ingest/public.ts";
import { placeOfSecret } from "#platform/place.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { parseBody } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { openAdContents } from "./content/find-content.ts";
import { openCalledReads } from "./counting/called-reads.ts";

const bodyBytesMax = 32 * 1_024;

/**
 * The passages for publishers' servers, apart from serve(): a page must never fail or wait because of them, so that whatever goes wrong on
 * our side is answered as if there were none.
 */
export function registerContentRoutes(app: FastifyInstance, tools: Tools): void {
  const reporters = openReporters(tools, () => undefined);
  const contents = openAdContents(tools);
  const calls = openCalledReads(tools);
  app.addHook("onClose", async () => {
    await contents.close();
    await calls.close();
  });

  app.route({
    method: serveAdContent.method,
    url: `${apiBase}${serveAdContent.path}`,
    config: { endpoint: serveAdContent },
    bodyLimit: bodyBytesMax,
    helmet: false,
    childLoggerFactory: ownLogger,
    errorHandler: noneInstead(tools),
    handler: async (request, reply): Promise<FastifyReply> => {
      const reporter = await reporters.get(request);
      const { page_url: pageUrl, placement, request_headers: headers } = parseBody(serveAdContent, request);
      const found = await contents.find(placeOfSecret(reporter), { pageUrl, placement });
      if (!found) return reply.code(204).send();
      if (headers) calls.note(reporter, { served: found.served, headers });
      return reply.type("application/json; charset=utf-8").send(found.answer);
    },
  });

  app.route({
    method: getAdsState.method,
    url: `${apiBase}${getAdsState.path}`,
    config: { endpoint: getAdsState },
    handler: async (request) => {
      const reporter = await reporters.get(request);
      return { version: await contents.state(placeOfSecret(reporter)) };
    },
  });
}

/** A log of its own for each passage is not worth what it costs. */
function ownLogger(logger: FastifyBaseLogger): FastifyBaseLogger {
  return logger;
}

/** Tells whoever sent something wrong; anything else is nothing to show. */
function noneInstead({ log }: Tools) {
  return (error: unknown, _: FastifyRequest, reply: FastifyReply): void => {
    const isTheirs =
      error instanceof FieldRefusal ||
      (error instanceof Refusal && error.status < 429) ||
      (isStatus(error) && error.statusCode >= 400 && error.statusCode < 429);
    if (isTheirs) throw error;
    log.warn({ err: error }, "A passage could not be served");
    void reply.code(204).send();
  };
}

function isStatus(error: unknown): error is { readonly statusCode: number } {
  return (
    typeof error === "object" &&
    error !== null &&
    "statusCode" in error &&
    typeof error.statusCode === "number"
  );
}
