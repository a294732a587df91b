import { readAddress } from "../addresses.ts";
import { objectFault, tidied } from "../json/json-fields.ts";
import { isRecord, joinedTextOf, objectOf, textOf } from "../json/json-values.ts";
import { type EntryReader, entryOf } from "../log-entry.ts";

/** The access log of Caddy, as JSON and as its console writes it. Of a header that came more than once the first counts. */
export const readCaddy: EntryReader = (line) => {
  const object = objectOf(line) ?? consoleObjectOf(line);
  const request = object?.request;
  if (!object || !isRecord(request)) return objectFault(line);
  if (isOtherLog(object.logger)) return undefined;

  const headers = isRecord(request.headers) ? request.headers : none;
  // Caddy finds the visitor behind the proxies that it was told to trust.
  const told = textOf(request.client_ip);
  const isTold = told !== undefined && told !== "" && told !== request.remote_ip;
  const relaying = isTold ? none : headers;
  return entryOf(
    tidied({
      time: timeOf(object),
      method: textOf(request.method),
      path: textOf(request.uri),
      status: textOf(object.status),
      userAgent: textOf(headers["User-Agent"]),
      referer: textOf(headers.Referer),
      // remote_addr, with its port, until 2.4; client_ip since 2.7.
      clientIp: peerOf(request),
      cfConnectingIp: textOf(relaying["Cf-Connecting-Ip"]),
      trueClientIp: textOf(relaying["True-Client-Ip"]),
      vercelForwardedFor: textOf(relaying["X-Vercel-Forwarded-For"]),
      flyClientIp: textOf(relaying["Fly-Client-Ip"]),
      realIp: textOf(relaying["X-Real-Ip"]),
      forwardedFor: joinedTextOf(relaying["X-Forwarded-For"]),
      host: textOf(request.host),
    }),
  );
};

/** A tunnel in Caddy's own process gives its own name in the place of the address, whose client the headers name. */
function peerOf({ client_ip, remote_ip, remote_addr, headers }: Record<string, unknown>): string | undefined {
  const written = textOf(client_ip || remote_ip || remote_addr);
  const isRelayed = isRecord(headers) && headers["X-Forwarded-For"] !== undefined;
  return isRelayed && written !== undefined && readAddress(written) === undefined ? undefined : written;
}

const none: Record<string, unknown> = {};

/** Errors of a request are logged beside it, with the same request in them. */
function isOtherLog(logger: unknown): boolean {
  return typeof logger === "string" && logger.startsWith("http.log.error");
}

/** Unless time_local is set, times without a zone are UTC. */
const wall = /^(\d{4})\/(\d{2})\/(\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/;

/** The names are those of Caddy's encoder and those that its time_key is set to. */
function timeOf(object: Record<string, unknown>): string | undefined {
  const time = textOf(object.ts ?? object.timestamp ?? object["@timestamp"] ?? object.time);
  return time?.includes("/") ? time.replace(wall, "$1-$2-$3T$4Z") : time;
}

/** time, level, logger and message with tabs between them, then an object. */
function consoleObjectOf(line: string): Record<string, unknown> | undefined {
  const at = line.indexOf("\t{");
  if (at < 0) return undefined;
  const [ts = "", , logger] = line.slice(0, at).split("\t");
  const object = objectOf(line.slice(at + 1));
  return object && { ts, logger, ...object };
}
