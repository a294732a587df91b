import { type EntryReader, entryOf, type RawEntry } from "../log-entry.ts";
import { cloudFrontEntry } from "../vendors/cloudfront-format.ts";
import { type FieldNames, fieldsReader, objectFault, tidied } from "./json-fields.ts";
import { objectOf, textOf } from "./json-values.ts";

/** Names of nginx's variables, of common short forms, of Matomo's log_format, of API Gateway, of Envoy and of pino. */
const names: FieldNames = {
  time: [
    "time_iso8601",
    "time_local",
    "msec",
    "@timestamp",
    "timestamp",
    "time",
    "ts",
    "date",
    "datetime",
    "start_time",
    "requestTimeEpoch",
    "requestTime",
    "time_generated",
  ],
  request: ["request"],
  method: ["request_method", "method", "httpMethod", "http_method", "verb", "req.method"],
  path: ["request_uri", "uri", "path", "url", "request_path", "req.url"],
  query: ["args", "query_string", "request_query", "query"],
  status: [
    "status",
    "status_code",
    "statusCode",
    "response_status",
    "response_code",
    "response",
    "http_status",
    "http_status_code",
    "res.statusCode",
  ],
  userAgent: [
    "http_user_agent",
    "user_agent",
    "userAgent",
    "agent",
    "request_user_agent",
    "useragent",
    "user-agent",
    "ua",
    "client_ua",
    "req.headers.user-agent",
  ],
  referer: ["http_referer", "http_referrer", "referer", "referrer", "request_referer", "req.headers.referer"],
  clientIp: [
    "remote_addr",
    "proxy_protocol_addr",
    "remote_ip",
    "downstream_remote_address",
    "client_ip",
    "clientip",
    "clientIp",
    "client",
    "address",
    "ip",
    "src",
    "src_ip",
    "source_ip",
    "req.remoteAddress",
  ],
  cfConnectingIp: ["http_cf_connecting_ip", "cf_connecting_ip"],
  trueClientIp: ["http_true_client_ip", "true_client_ip"],
  vercelForwardedFor: ["http_x_vercel_forwarded_for", "x_vercel_forwarded_for"],
  flyClientIp: ["http_fly_client_ip", "fly_client_ip"],
  realIp: ["http_x_real_ip", "x_real_ip", "real_ip", "the_real_ip", "client_ip", "clientip", "clientIp"],
  forwardedFor: [
    "http_x_forwarded_for",
    "x_forwarded_for",
    "x-forwarded-for",
    "xff",
    "proxy_add_x_forwarded_for",
    "req.headers.x-forwarded-for",
  ],
  host: ["http_host", "host", "vhost", "server_name", "authority", "request_host", "req.headers.host"],
};
const rawOf = fieldsReader(names, { isLoose: true });

/** The fields of a JSON object of one level, as nginx writes it by a log_format with escape=json; and CloudFront's. */
export const readFlatJson: EntryReader = (line) => {
  const object = objectOf(line);
  if (!object) return objectFault(line);
  if (object["cs-uri-stem"] !== undefined) return cloudFrontEntry((name) => textOf(object[name]));

  if (object.RequestMethod !== undefined && object.DownstreamStatus !== undefined) return "format"; // Traefik's

  const raw = withMethod(rawOf(object));
  if (raw.realIp === raw.clientIp) raw.realIp = undefined; // the address under a name that others use for what was relayed
  if (raw.request === undefined && (raw.method === undefined || raw.path === undefined)) return "format";
  return entryOf(tidied(raw));
};

const requestLine = /^[A-Z-]{1,20} \S/;

/** Matomo's log_format has no method: what has all else of a request was one for a page. Elsewhere `request` is the path alone. */
function withMethod(raw: RawEntry): RawEntry {
  if (raw.request !== undefined && raw.method !== undefined && !requestLine.test(raw.request)) {
    const { request: path, ...rest } = raw;
    return { ...rest, path: rest.path ?? path };
  }
  const isRequest = raw.path !== undefined && raw.status && raw.clientIp && raw.userAgent !== undefined;
  return raw.method === undefined && raw.request === undefined && isRequest ? { ...raw, method: "GET" } : raw;
}
