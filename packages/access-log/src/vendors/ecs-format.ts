import type { JsonDialect } from "../json/json-fields.ts";
import type { RawEntry } from "../log-entry.ts";

/** Elastic Common Schema, flat (`source.ip`) and nested, and the names of OpenTelemetry, which agree with it or are older. */
export const ecs: JsonDialect = {
  marks: [],
  names: {
    time: ["@timestamp", "timestamp", "time", "timeUnixNano"],
    request: ["http.request.line"],
    method: ["http.request.method", "http.method"],
    path: ["url.original", "url.full", "url.path", "http.target", "http.url"],
    query: ["url.query"],
    status: ["http.response.status_code", "http.status_code"],
    userAgent: ["user_agent.original", "http.user_agent"],
    referer: ["http.request.referrer", "http.request.header.referer", "http.request.headers.referer"],
    clientIp: ["source.ip", "source.address", "client.ip", "client.address", "http.client_ip", "net.peer.ip"],
    realIp: ["client.ip", "client.address"],
    forwardedFor: [
      "network.forwarded_ip",
      "http.request.header.x-forwarded-for",
      "http.request.headers.x-forwarded-for",
    ],
    host: ["url.domain", "server.address", "http.request.headers.host", "http.host"],
  },
  amend: onlyRequests,
};

function onlyRequests(raw: RawEntry): RawEntry {
  const { method, realIp, clientIp } = raw;
  return { ...raw, method: method?.toUpperCase(), realIp: realIp === clientIp ? undefined : realIp };
}
