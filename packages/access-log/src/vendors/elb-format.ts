import { unescaped } from "../escapes.ts";
import { type EntryReader, entryOf } from "../log-entry.ts";
import { plainTarget, splitAddress } from "../request-target.ts";

const quoted = String.raw`"((?:[^"\\]|\\.)*)"`;
/** Type (not of Classic Load Balancers), time, name, client, target, three durations, two statuses, bytes, request, user agent. */
const entry = new RegExp(
  String.raw`^(?:(?:https?|h2|grpcs|wss?) )?(\d{4}-\d\d-\d\dT[\d:.]{8,20}Z) \S+ (\S+) \S+ (?:-?[\d.]+ ){3}(\S+) \S+ [\d-]+ [\d-]+ ${quoted}(?: ${quoted})?`,
);
/** The time at which the load balancer got the request; the one in front is that of the answer. */
const createdAt = / (\d{4}-\d\d-\d\dT[\d:.]{8,20}Z) "/;

/** Access logs of AWS's Application Load Balancers, and of Classic Load Balancers. They have no referrers. */
export const readElb: EntryReader = (line) => {
  const found = entry.exec(line);
  if (!found) return "format";

  const [whole, answeredAt, client = "", status, request = "", userAgent = ""] = found;
  const [method = ""] = request.split(" ", 1);
  const address = request.slice(method.length + 1).replace(/ +HTTP\/[\d.]{1,5}$/, "");
  if (method === "-" || !/^(?:http|\/)/.test(address)) return "request";
  const { target, host } = address.startsWith("/") ? { target: address } : splitAddress(address);
  return entryOf({
    time: createdAt.exec(line.slice(whole.length))?.[1] ?? answeredAt,
    method,
    path: plainTarget(target.replace(/\\x([0-9a-f]{2})/gi, "%$1")),
    status,
    userAgent: unescaped(userAgent),
    clientIp: client.replace(/:\d{1,5}$/, ""),
    host,
  });
};
