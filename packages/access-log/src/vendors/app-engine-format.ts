import type { JsonDialect } from "../json/json-fields.ts";

/** The request log of App Engine's first generation in Google Cloud Logging. */
export const appEngine: JsonDialect = {
  marks: ["protoPayload.resource", "protoPayload.method"],
  names: {
    time: ["protoPayload.startTime", "timestamp"],
    method: ["protoPayload.method"],
    path: ["protoPayload.resource"],
    status: ["protoPayload.status"],
    userAgent: ["protoPayload.userAgent"],
    referer: ["protoPayload.referrer"],
    clientIp: ["protoPayload.ip"],
    host: ["protoPayload.host"],
  },
};
