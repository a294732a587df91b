import { firstPublicAddress, isHostName, isPublicAddress, readAddress } from "./addresses.ts";
import { readPath } from "./escapes.ts";
import type { LineFault } from "./line-fault.ts";
import { readTimeMs } from "./log-time.ts";
import { isAbsolute, splitAddress } from "./request-target.ts";

/** A request as an access log tells it. What the log does not know is undefined. */
export interface LogEntry {
  readonly atMs: number;
  readonly method: string;
  /** With its query, in printable characters. */
  readonly path: string;
  readonly status: number | undefined;
  readonly userAgent: string | undefined;
  readonly referer: string | undefined;
  /**
   * The visitor's bare address, behind proxies that are none of the internet; behind one of the internet the proxy's, and then
   * `forwardedFor` tells who the visitor may be.
   */
  readonly clientIp: string | undefined;
  /** The addresses that proxies relayed, where one of them is of the internet. */
  readonly forwardedFor: string | undefined;
  /** A name that the server wrote in the place of the address: no agent can be verified by it. */
  readonly clientName?: string | undefined;
  readonly host: string | undefined;
}

/**
 * The request of a line, or why there is none; undefined for what is no request and no mistake. Lines have to come in their order.
 */
export type EntryReader = (line: string) => LogEntry | LineFault | undefined;
/** The same; undefined for what is no request and no mistake, such as an empty line or CloudFront's header. */
export type LineReader = (line: string) => LogEntry | LineFault | undefined;
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
  | RelayingField
  | "host";

/** Headers in which proxies relay the visitor's address, the most trustworthy first, as the tracking endpoint takes them. */
export const relayingFields = [
  "cfConnectingIp",
  "trueClientIp",
  "vercelForwardedFor",
  "flyClientIp",
  "realIp",
  "forwardedFor",
] as const;
export type RelayingField = (typeof relayingFields)[number];

export type RawEntry = { [field in Field]?: string | undefined };

/** With all fields from the start: quicker to fill than one that grows. */
export function emptyEntry(): RawEntry {
  return {
    time: undefined,
    request: undefined,
    method: undefined,
    path: undefined,
    query: undefined,
    status: undefined,
    userAgent: undefined,
    referer: undefined,
    clientIp: undefined,
    cfConnectingIp: undefined,
    trueClientIp: undefined,
    vercelForwardedFor: undefined,
    flyClientIp: undefined,
    realIp: undefined,
    forwardedFor: undefined,
    host: undefined,
  };
}

const method = /^[A-Za-z][A-Za-z-]{0,19}$/;

/** The entry, or why there is none. Texts have been unescaped, but for request and path. */
export function entryOf(raw: RawEntry): LogEntry | LineFault {
  const atMs = readTimeMs(raw.time);
  if (atMs === undefined) return "time";
  const visitor = visitorOf(raw);
  if (!visitor) return "address";
  const request = raw.request === undefined ? fromParts(raw) : fromRequestLine(raw.request);
  if (!request || !isMethod(request.method)) return "request";

  // A whole address stands there in the logs of Varnish and Squid.
  const address =
    request.path.charCodeAt(0) === 104 && isAbsolute(request.path) ? splitAddress(request.path) : undefined;
  return {
    atMs,
    method: request.method,
    path: readPath(address?.target ?? request.path),
    status: statusOf(raw.status),
    userAgent: present(raw.userAgent),
    referer: present(raw.referer),
    clientIp: visitor.clientIp,
    forwardedFor: visitor.forwardedFor,
    clientName: visitor.clientName,
    host: present(raw.host) ?? address?.host,
  };
}

function statusOf(text: string | undefined): number | undefined {
  if (text === "200") return 200; // most of them
  const status = Number(text);
  return status >= 100 && status <= 599 ? status : undefined;
}

/** A tunnel that somebody asks for is no request of a page. */
function isMethod(text: string): boolean {
  return text === "GET" || text === "HEAD" || (method.test(text) && !/^connect$/i.test(text));
}

type Visitor = Pick<LogEntry, "clientIp" | "forwardedFor" | "clientName">;

/** Visitor of a request; undefined where something else stands in the place of the address. */
function visitorOf(raw: RawEntry): Visitor | undefined {
  const written = present(raw.clientIp);
  const peer = written === undefined ? undefined : readAddress(written);
  const relayed = relayedIn(raw);
  if (peer !== undefined && (!relayed || isPublicAddress(peer)))
    return { clientIp: peer, forwardedFor: relayed?.chain };
  if (peer === undefined && written !== undefined && !isSocket(written) && !isHostName(written))
    return undefined;
  if (relayed) return { clientIp: relayed.address, forwardedFor: relayed.chain };
  const clientName = written !== undefined && isHostName(written) ? written : undefined;
  return { clientIp: undefined, forwardedFor: undefined, clientName };
}

/** Whether a text stands for a connection that has no address. */
function isSocket(text: string): boolean {
  return text === "unix:" || text.startsWith("unix:/") || text === "@";
}

interface RelayedAddress {
  readonly chain: string;
  readonly address: string;
}

function relayedIn(raw: RawEntry): RelayedAddress | undefined {
  if (!isRelayed(raw)) return undefined;
  for (const field of relayingFields) {
    const chain = raw[field];
    const address = chain === undefined || chain === "-" ? undefined : firstPublicAddress(chain);
    if (chain !== undefined && address !== undefined) return { chain, address };
  }
  return undefined;
}

/** Whether there is anything to look through: most lines have nothing. */
function isRelayed(raw: RawEntry): boolean {
  return (
    raw.forwardedFor !== undefined ||
    raw.realIp !== undefined ||
    raw.cfConnectingIp !== undefined ||
    raw.trueClientIp !== undefined ||
    raw.vercelForwardedFor !== undefined ||
    raw.flyClientIp !== undefined
  );
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
  if (path === "" || path.startsWith("HTTP/")) return undefined;
  return { method: line.startsWith("GET ") ? "GET" : line.slice(0, methodEnd), path };
}

function fromParts({ method, path, query }: RawEntry): RequestLine | undefined {
  if (!method || !path) return undefined;
  const asked = present(query)?.replace(/^\?/, "");
  return { method, path: asked && !path.includes("?") ? `${path}?${asked}` : path };
}

function present(text: string | undefined): string | undefined {
  return text === "-" || text === "" ? undefined : text;
}
