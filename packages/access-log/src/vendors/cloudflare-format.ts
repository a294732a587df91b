import type { JsonDialect } from "../json/json-fields.ts";
import type { RawEntry } from "../log-entry.ts";

/** Logpush of Cloudflare, dataset http_requests. */
export const cloudflare: JsonDialect = {
  marks: ["ClientRequestMethod"],
  names: {
    time: ["EdgeStartTimestamp", "EdgeEndTimestamp"],
    method: ["ClientRequestMethod"],
    path: ["ClientRequestURI", "ClientRequestPath"],
    status: ["EdgeResponseStatus"],
    userAgent: ["ClientRequestUserAgent"],
    referer: ["ClientRequestReferer"],
    clientIp: ["ClientIP"],
    host: ["ClientRequestHost"],
  },
  amend: onlyVisitors,
};

/** Requests of a Worker while it answered a visitor are no visits. */
function onlyVisitors(raw: RawEntry, object: Record<string, unknown>): RawEntry | undefined {
  const { ClientRequestSource: source, ParentRayID: parent } = object;
  const isVisitor = source === undefined || source === "" || source === "eyeball";
  return isVisitor && (parent === undefined || parent === "" || parent === "00") ? raw : undefined;
}
