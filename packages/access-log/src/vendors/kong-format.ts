import type { JsonDialect } from "../json/json-fields.ts";

/** What Kong's log plugins write of a request. */
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
