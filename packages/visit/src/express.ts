import { clientIpOf } from "./client-ip.ts";
import type { HeaderValue } from "./reported-headers.ts";
import { createReporter, type ReporterOptions } from "./reporter.ts";

/** What is looked at of a request of Express, Connect or Node itself. */
interface IncomingRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly originalUrl?: string;
  readonly headers: Readonly<Record<string, HeaderValue>>;
  readonly ip?: string | undefined;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

interface OutgoingResponse {
  readonly statusCode: number;
  once(event: "finish", listener: () => void): unknown;
}

type Middleware = (request: IncomingRequest, response: OutgoingResponse, next: () => void) => void;

/** Middleware for Express and Connect; put it before your routes. It reports once the response was handed over. */
export function reportVisits(options: ReporterOptions): Middleware {
  const reporter = createReporter(options, "express");

  return (request, response, next) => {
    const { method = "GET", headers, socket } = request;
    const path = request.originalUrl ?? request.url ?? "/";
    const clientIp = clientIpOf({ resolved: request.ip, peer: socket.remoteAddress, headers });
    response.once("finish", () => {
      void reporter.report({ path, method, headers, status: response.statusCode, clientIp });
    });
    next();
  };
}
