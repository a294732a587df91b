import { firstPublicAddress, type LogEntry } from "@citelens/access-log";
import { readReportedHeaders, reportedPath } from "@citelens/visit";

const dayMs = 24 * 60 * 60_000;
/** The endpoint takes 395 days and five minutes; less of both, for a batch that waits and a clock that is wrong. */
const agoMaxMs = 394 * dayMs;
const aheadMaxMs = 4 * 60_000;

/** Whether the endpoint would take the time of a request; it refuses a whole batch for a single one. */
export function isTimely(atMs: number, nowMs: number): boolean {
  return atMs > nowMs - agoMaxMs && atMs < nowMs + aheadMaxMs;
}

/** As the endpoint takes it; what the log does not know is undefined. */
export interface LogVisit {
  readonly request_path: string;
  readonly request_method: string;
  readonly request_headers: Record<string, string>;
  readonly response_status: number | undefined;
  readonly client_ip: string | undefined;
  readonly occurred_at: string;
  /** Name and version of what sends it. */
  readonly sdk: string;
}

/**
 * A request of a log in the form of the endpoint. What proxies relayed goes before the other end of the connection: that is named only
 * where it is the same.
 */
export function visitOf(entry: LogEntry, sdk: string): LogVisit {
  const { atMs, method, path, status, userAgent, referer, clientIp, forwardedFor, host } = entry;
  const isVisitor = forwardedFor === undefined || firstPublicAddress(forwardedFor) === clientIp;
  const headers = { "user-agent": userAgent, referer, host, "x-forwarded-for": forwardedFor };
  return {
    request_path: reportedPath(path),
    request_method: method,
    request_headers: readReportedHeaders(headers),
    response_status: status,
    client_ip: isVisitor ? clientIp : undefined,
    occurred_at: new Date(atMs).toISOString(),
    sdk,
  };
}
