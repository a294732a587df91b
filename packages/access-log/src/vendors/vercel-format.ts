import type { JsonDialect } from "../json/json-fields.ts";
import type { RawEntry } from "../log-entry.ts";

/** Lines of Vercel's log drains that tell of a request; those of builds and functions do not. */
export const vercel: JsonDialect = {
  marks: ["proxy.method"],
  names: {
    time: ["proxy.timestamp", "timestamp"],
    method: ["proxy.method"],
    path: ["proxy.path"],
    status: ["proxy.statusCode", "statusCode"],
    userAgent: ["proxy.userAgent"],
    referer: ["proxy.referer"],
    clientIp: ["proxy.clientIp"],
    host: ["proxy.host"],
  },
  amend: onlyAnswers,
};

/** A status of -1 is a page made again in the background; a middleware's line comes beside that of what answered. */
function onlyAnswers(raw: RawEntry, object: Record<string, unknown>): RawEntry | undefined {
  return raw.status === "-1" || object.source === "edge" ? undefined : raw;
}
