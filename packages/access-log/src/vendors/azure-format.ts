import type { FieldNames } from "../json/json-fields.ts";
import { fieldsReader, objectFault, tidied } from "../json/json-fields.ts";
import { isRecord, objectOf } from "../json/json-values.ts";
import { type EntryReader, entryOf, type RawEntry } from "../log-entry.ts";
import { withBlanks } from "./plus-signs.ts";

/** Access logs of Front Door, of Application Gateway and of App Service have these names within `properties`. */
const names: FieldNames = {
  method: ["httpMethod", "CsMethod"],
  path: ["originalRequestUriWithArgs", "requestUri", "CsUriStem"],
  query: ["requestQuery", "CsUriQuery"],
  status: ["httpStatusCode", "httpStatus", "ScStatus"],
  userAgent: ["userAgent", "UserAgent"],
  referer: ["referer", "referrer", "Referer"],
  clientIp: ["clientIp", "clientIP", "CIp"],
  host: ["hostName", "originalHost", "host", "CsHost"],
};
const propertiesOf = fieldsReader(names);
const timeOf = fieldsReader({ time: ["time", "timeStamp"] });
const accessLog =
  /^(?:FrontDoor(?:Access)?Log|FrontdoorAccessLog|ApplicationGatewayAccessLog|AppServiceHTTPLogs)$/i;

/** A record of Azure's resource logs, one a line as they lie in a storage account. */
export const readAzure: EntryReader = (line) => {
  const object = objectOf(line);
  if (typeof object?.category !== "string") return objectFault(line);
  if (!accessLog.test(object.category)) return undefined;

  const { properties: given } = object;
  const properties = typeof given === "string" ? objectOf(given) : given; // App Service writes an object as text
  if (!isRecord(properties)) return "format";
  // What Front Door's origin shield asked for stands beside the visitor's own request.
  if (/^false$/i.test(String(properties.isReceivedFromClient))) return undefined;
  return entryOf(tidied(ofServers({ ...timeOf(object), ...propertiesOf(properties) })));
};

/** The older gateway put its own marks in the place of the query, and, as IIS does, a plus for each blank in a header. */
function ofServers(raw: RawEntry): RawEntry {
  const { query, userAgent } = raw;
  const isOwn = query !== undefined && /(?:^|&)SERVER-ROUTED=/.test(query);
  return {
    ...raw,
    query: isOwn ? undefined : query,
    userAgent: userAgent?.includes(" ") ? userAgent : userAgent && withBlanks(userAgent),
  };
}
