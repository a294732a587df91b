import { percentEscaped, unescaped } from "../escapes.ts";
import { type EntryReader, entryOf } from "../log-entry.ts";

const quoted = String.raw`"((?:[^"\\]|\\.)*)"`;
/** Behind the time stand the state of the cache and the upstreams' statuses, unless a host has no upstream. */
const line = new RegExp(
  String.raw`^\[([^\]]{20,40})\] (?:\S{1,20} (?:\S{1,20}[,:] ){0,20}\S{1,20} )?(\d{3}) - (\S{1,20}) \S{1,10} (\S{1,300}) ${quoted} \[Client ([^\]]{1,500})\] (?:\[[A-Z][a-z-]{2,10} [^\]]{1,300}\] ){2,3}${quoted} ${quoted}`,
);

/** The log of each host of Nginx Proxy Manager. */
export const readProxyManager: EntryReader = (text) => {
  const found = line.exec(text);
  if (!found) return "format";

  const [, time, status, method, host, path = "", clientIp, userAgent = "", referer = ""] = found;
  return entryOf({
    time,
    method,
    path: percentEscaped(path),
    status,
    userAgent: unescaped(userAgent),
    referer: unescaped(referer),
    clientIp,
    host,
  });
};
