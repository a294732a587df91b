import type { JsonDialect } from "../json/json-fields.ts";

/** Dialect of Kong's log plugins. */
export const kong: JsonDialect = {
  marks: ["started_at", "request.uri"],
  names: {
    time: ["started_at"],
    method: ["request.method"],
    path: ["request.uri"],
    status: ["response.status"],
    userAgent: ["request.headers.user-agent"],
    referer: ["request.headers.referer"],
    clientIp: ["client_ip"],
    cfConnectingIp: ["request.headers.cf-connecting-ip"],
    realIp: ["request.headers.x-real-ip"],
    forwardedFor: ["request.headers.x-forwarded-for"],
    host: ["request.headers.host"],
  },
};
