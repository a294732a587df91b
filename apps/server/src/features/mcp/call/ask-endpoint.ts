import { apiBase, type Endpoint } from "@citelens/contract/base/endpoint";
import { idempotencyKeyHeader } from "@citelens/contract/base/idempotency";
import type { FastifyInstance } from "fastify";
import { withinInnerCall } from "#platform/requests/inner-call.ts";
import type { McpCaller } from "./mcp-caller.ts";
import type { EndpointRequest } from "./tool-request.ts";

/** Answer of the API to a request within this process. */
export interface EndpointReply {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | undefined;
}

type SentParts = Partial<EndpointRequest> & { readonly idempotencyKey?: string };

/** Sends a request of the caller's through the whole server: rights, limits, audit and refusals are the API's own. */
export async function askEndpoint(
  app: FastifyInstance,
  { authorization, ip, userAgent }: McpCaller,
  endpoint: Endpoint,
  { params = {}, query = [], body, idempotencyKey }: SentParts,
): Promise<EndpointReply> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams(query.map(([name, value]): [string, string] => [name, value]));
  const response = await withinInnerCall(() =>
    app.inject({
      method: endpoint.method,
      url: `${apiBase}${path}${search.size > 0 ? `?${search}` : ""}`,
      remoteAddress: ip,
      headers: {
        authorization,
        "user-agent": userAgent,
        ...(idempotencyKey && { [idempotencyKeyHeader]: idempotencyKey }),
      },
      ...(endpoint.body && { payload: body ?? {} }),
    }),
  );
  const { "retry-after": retryAfter } = response.headers;
  return {
    status: response.statusCode,
    body: response.body === "" ? undefined : JSON.parse(response.body),
    retryAfter: retryAfter === undefined ? undefined : String(retryAfter),
  };
}
