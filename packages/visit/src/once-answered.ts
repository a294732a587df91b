import { clientIpOf } from "./client-ip.ts";
import type { HeaderValue } from "./reported-headers.ts";
import type { Reporter } from "./reporter.ts";

/** Parts looked at of a request of Node's own server, or of what is built on it. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly originalUrl?: string;
  readonly headers: Readonly<Record<string, HeaderValue>>;
  readonly ip?: string | undefined;
  /** None where a function of a cloud is made to look like a server. */
  readonly socket?: Connection | undefined;
}

export interface NodeResponse {
  readonly statusCode: number;
  readonly headersSent?: boolean;
  readonly writableFinished?: boolean;
  /** Stream of HTTP/2 alone. */
  readonly stream?: { readonly rstCode?: number | undefined } | undefined;
  once(event: "finish" | "close", listener: () => void): unknown;
}

interface Connection {
  readonly remoteAddress?: string | undefined;
  /** Whether the other end has said that it is leaving. */
  readonly readableEnded?: boolean;
  readonly errored?: object | null;
}

/** Status that nginx writes down where the visitor left before there was an answer. */
export const visitorLeft = 499;

/** With which a visitor's HTTP/2 gives up a page. */
const streamCancelled = 8;

/** Reports a visit unless that is done; resolves when it is over. */
type ReportOnce = (status?: number) => Promise<void>;

/**
 * Reports once the response was handed over, or the connection has ended before: at the first of both, or when the function that it
 * returns is called. Never throws: what cannot be read is not reported.
 */
export function reportOnceAnswered(
  reporter: Reporter,
  request: NodeRequest,
  response: NodeResponse,
): ReportOnce {
  let isReported = false;
  try {
    const { method = "GET", headers, socket, ip } = request;
    const path = request.originalUrl ?? request.url ?? "/";
    const clientIp = clientIpOf({ resolved: ip, peer: socket?.remoteAddress, headers }); // as long as there is a connection
    const report = async (known?: number): Promise<void> => {
      if (isReported) return;
      isReported = true;
      const ended = (): number | undefined => known ?? statusOf(response, socket);
      await reporter.report(() => ({ path, method, headers, status: ended(), clientIp }));
    };
    response.once("finish", () => void report());
    response.once("close", () => void report()); // alone where the connection has ended before
    return report;
  } catch (error) {
    reporter.failed(error);
    return () => Promise.resolve();
  }
}

/** Status that the visitor was told; 499 to one who left before, and none where this server has hung up without an answer. */
function statusOf(response: NodeResponse, socket: Connection | undefined): number | undefined {
  const { statusCode, headersSent = true, writableFinished = true, stream } = response;
  if (headersSent) return statusCode;
  if (stream) return stream.rstCode === streamCancelled ? visitorLeft : undefined;
  if (writableFinished) return statusCode;
  return socket?.readableEnded || hasBroken(socket) ? visitorLeft : undefined;
}

function hasBroken(socket: Connection | undefined): boolean {
  const fault = socket?.errored;
  return !!fault && "code" in fault && /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/.test(String(fault.code));
}
