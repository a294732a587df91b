import type { JsonDialect } from "../json/json-fields.ts";

/** Requests in Google Cloud Logging: load balancers, Cloud CDN, Cloud Run and App Engine. */
export const google: JsonDialect = {
  marks: ["httpRequest.requestUrl"],
  names: {
    time: ["timestamp", "receiveTimestamp"],
    method: ["httpRequest.requestMethod"],
    path: ["httpRequest.requestUrl"],
    status: ["httpRequest.status"],
    userAgent: ["httpRequest.userAgent"],
    referer: ["httpRequest.referer"],
    clientIp: ["httpRequest.remoteIp"],
  },
};
