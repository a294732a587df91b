import { clientIpOf } from "./client-ip.ts";
import type { HeaderValue } from "./reported-headers.ts";
import type { Reporter } from "./reporter.ts";

/** What is looked at of a request of Node's own server, or of what is built on it. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly originalUrl?: string;
  readonly headers: Readonly<Record<string, HeaderValue>>;
  readonly ip?: string | undefined;
  /** None where a function of a cloud is made to look like a server. */
  readonly socket?: { readonly remoteAddress?: string | undefined } | undefined;
}

export interface NodeResponse {
  readonly statusCode: number;
  readonly headersSent?: boolean;
  readonly writableFinished?: boolean;
  once(event: "finish" | "close", listener: () => void): unknown;
}

/** What nginx writes down where the visitor left before there was an answer. */
const visitorLeft = 499;

/** Reports once the response was handed over, or the visitor has left. Never throws: what cannot be read is not reported. */
export function reportOnceAnswered(reporter: Reporter, request: NodeRequest, response: NodeResponse): void {
  let isReported = false;
  try {
    const { method = "GET", headers, socket, ip } = request;
    const path = request.originalUrl ?? request.url ?? "/";
    const clientIp = clientIpOf({ resolved: ip, peer: socket?.remoteAddress, headers }); // as long as there is a connection
    const report = (): void => {
      if (isReported) return;
      isReported = true;
      void reporter.report(() => ({ path, method, headers, status: statusOf(response), clientIp }));
    };
    response.once("finish", report);
    response.once("close", report); // alone where the visitor has left
  } catch (error) {
    reporter.failed(error);
  }
}

function statusOf({ statusCode, headersSent = true, writableFinished = true }: NodeResponse): number {
  return headersSent || writableFinished ? statusCode : visitorLeft;
}
