import { readPath } from "./escapes.ts";
import { readTimeMs } from "./log-time.ts";

/** A request as an access log tells it. What the log does not know is undefined. */
export interface LogEntry {
  readonly atMs: number;
  readonly method: string;
  /** With its query, in printable characters. */
  readonly path: string;
  readonly status: number | undefined;
  readonly userAgent: string | undefined;
  readonly referer: string | undefined;
  /** The other end of the connection, unless the server looked behind its proxies. */
  readonly clientIp: string | undefined;
  /** The addresses that proxies relayed. */
  readonly forwardedFor: string | undefined;
  readonly host: string | undefined;
}

/** The request of a line, or undefined for one that cannot be read. Lines have to come in their order. */
export type LineParser = (line: string) => LogEntry | undefined;

/** The fields of an entry as they stand in a log; "-" means that there is none. */
export type Field =
  | "time"
  | "request"
  | "method"
  | "path"
  | "query"
  | "status"
  | "userAgent"
  | "referer"
  | "clientIp"
  | "forwardedFor"
  | "host";
export type RawEntry = { [field in Field]?: string | undefined };

const method = /^[A-Za-z][A-Za-z-]{0,19}$/;

/** The entry, or undefined where time, method or path cannot be read. Texts have been unescaped, but for request and path. */
export function entryOf(raw: RawEntry): LogEntry | undefined {
  const atMs = readTimeMs(raw.time);
  const request = raw.request === undefined ? fromParts(raw) : fromRequestLine(raw.request);
  if (atMs === undefined || !request || !method.test(request.method)) return undefined;

  const status = Number(raw.status);
  return {
    atMs,
    method: request.method,
    path: readPath(request.path),
    status: status >= 100 && status <= 599 ? status : undefined,
    userAgent: present(raw.userAgent),
    referer: present(raw.referer),
    clientIp: present(raw.clientIp),
    forwardedFor: present(raw.forwardedFor),
    host: present(raw.host),
  };
}

interface RequestLine {
  readonly method: string;
  readonly path: string;
}

/** "GET /a b HTTP/1.1", or "GET /" of HTTP/0.9. */
function fromRequestLine(line: string): RequestLine | undefined {
  const methodEnd = line.indexOf(" ");
  if (methodEnd < 1) return undefined;

  const protocolAt = line.lastIndexOf(" HTTP/");
  const path = line.slice(methodEnd + 1, protocolAt > methodEnd ? protocolAt : undefined).trim();
  return path === "" || path.startsWith("HTTP/") ? undefined : { method: line.slice(0, methodEnd), path };
}

function fromParts({ method, path, query }: RawEntry): RequestLine | undefined {
  if (!method || !path) return undefined;
  const asked = present(query)?.replace(/^\?/, "");
  return { method, path: asked && !path.includes("?") ? `${path}?${asked}` : path };
}

function present(text: string | undefined): string | undefined {
  return text === "-" || text === "" ? undefined : text;
}
