import type { JsonDialect } from "../json/json-fields.ts";
import type { RawEntry } from "../log-entry.ts";
import { percentDecoded } from "./percent-decoded.ts";

/** DataStream 2 of Akamai in JSON. All values are texts, and headers are percent-encoded. */
export const akamai: JsonDialect = {
  marks: ["cliIP", "reqTimeSec"],
  names: {
    time: ["reqTimeSec"],
    method: ["reqMethod"],
    path: ["reqPath"],
    query: ["queryStr"],
    status: ["statusCode"],
    userAgent: ["UA"],
    referer: ["referer"],
    clientIp: ["cliIP"],
    forwardedFor: ["xForwardedFor"],
    host: ["reqHost"],
  },
  amend: decoded,
};

function decoded(raw: RawEntry): RawEntry {
  const { userAgent, referer, forwardedFor, path } = raw;
  return {
    ...raw,
    path: path === undefined || path.startsWith("/") ? path : `/${path}`,
    userAgent: userAgent && percentDecoded(userAgent),
    referer: referer && percentDecoded(referer),
    forwardedFor: forwardedFor && percentDecoded(forwardedFor),
  };
}
