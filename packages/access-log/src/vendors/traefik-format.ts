import type { JsonDialect } from "../json/json-fields.ts";
import type { RawEntry } from "../log-entry.ts";

/** The access log of Traefik in JSON. Headers are in it only where its settings keep them. */
export const traefik: JsonDialect = {
  marks: ["RequestMethod", "RequestPath"],
  names: {
    time: ["StartUTC", "StartLocal", "time"],
    method: ["RequestMethod"],
    path: ["RequestPath"],
    status: ["DownstreamStatus", "OriginStatus"],
    userAgent: ["request_User-Agent"],
    referer: ["request_Referer"],
    clientIp: ["ClientAddr", "ClientHost"],
    cfConnectingIp: ["request_Cf-Connecting-Ip"],
    trueClientIp: ["request_True-Client-Ip"],
    realIp: ["request_X-Real-Ip"],
    forwardedFor: ["ClientHost", "request_X-Forwarded-For"],
    host: ["RequestHost", "RequestAddr"],
  },
  amend: withoutOwnAddress,
};

/** ClientHost is X-Forwarded-For as it came, and without that header the address of ClientAddr once more. */
function withoutOwnAddress(raw: RawEntry): RawEntry {
  const isOwn = raw.forwardedFor !== undefined && raw.clientIp?.includes(raw.forwardedFor);
  const userAgent = raw.userAgent === "REDACTED" ? undefined : raw.userAgent;
  return { ...raw, userAgent, forwardedFor: isOwn ? undefined : raw.forwardedFor };
}
