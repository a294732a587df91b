import { isRecord, textOf } from "./json-values.ts";
import { entryOf, type Field, type RawEntry } from "./log-entry.ts";

/** Under which names a JSON log has each field: those of nginx's variables, of common short forms, and of CloudFront. */
const names: Readonly<Record<Field, readonly string[]>> = {
  time: ["time_iso8601", "time_local", "msec", "@timestamp", "timestamp", "timestamp(ms)", "time", "ts"],
  request: ["request"],
  method: ["request_method", "method", "cs-method"],
  path: ["request_uri", "uri", "path", "url", "cs-uri-stem"],
  query: ["args", "query_string", "cs-uri-query"],
  status: ["status", "sc-status", "status_code", "response_status"],
  userAgent: ["http_user_agent", "user_agent", "userAgent", "agent", "cs(User-Agent)"],
  referer: ["http_referer", "http_referrer", "referer", "referrer", "cs(Referer)"],
  clientIp: ["remote_addr", "remote_ip", "client_ip", "client", "c-ip"],
  cfConnectingIp: ["http_cf_connecting_ip", "cf_connecting_ip"],
  trueClientIp: ["http_true_client_ip", "true_client_ip"],
  vercelForwardedFor: ["http_x_vercel_forwarded_for", "x_vercel_forwarded_for"],
  flyClientIp: ["http_fly_client_ip", "fly_client_ip"],
  realIp: ["http_x_real_ip", "x_real_ip"],
  forwardedFor: ["http_x_forwarded_for", "x_forwarded_for"],
  host: ["http_host", "host", "vhost", "server_name", "x-host-header", "cs(Host)"],
};
const fields = Object.entries(names) as readonly (readonly [Field, readonly string[]])[];

/** The fields of a JSON object of one level, as nginx writes it by a log_format with escape=json. */
export function readFlatJson(line: string) {
  const object = objectOf(line);
  if (!object) return "format";

  const raw: RawEntry = {};
  for (const [field, candidates] of fields) {
    const name = candidates.find((candidate) => object[candidate] !== undefined);
    if (name !== undefined) raw[field] = textOf(object[name]);
  }
  if (typeof object.date === "string" && raw.time) raw.time = `${object.date}T${raw.time}Z`; // CloudFront
  return entryOf(raw);
}

/** The access log of Caddy. Of a header that came more than once the first counts. */
export function readCaddy(line: string) {
  const object = objectOf(line);
  const request = object?.request;
  if (!object || !isRecord(request)) return "format";

  const headers = isRecord(request.headers) ? request.headers : {};
  return entryOf({
    time: textOf(object.ts),
    method: textOf(request.method),
    path: textOf(request.uri),
    status: textOf(object.status),
    userAgent: textOf(headers["User-Agent"]),
    referer: textOf(headers.Referer),
    // Caddy finds the visitor behind the proxies that it was told to trust.
    clientIp: textOf(request.client_ip ?? request.remote_ip),
    forwardedFor: request.client_ip === request.remote_ip ? textOf(headers["X-Forwarded-For"]) : undefined,
    host: textOf(request.host),
  });
}

function objectOf(line: string): Record<string, unknown> | undefined {
  if (line.charCodeAt(0) !== 123) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined; // a line that was cut, or none of JSON
  }
}
