import { readAddress } from "../addresses.ts";
import { type EntryReader, entryOf, type RawEntry } from "../log-entry.ts";
import { plainTarget } from "../request-target.ts";
import { percentDecoded } from "./percent-decoded.ts";

/** client:port [time] frontend backend/server durations status bytes cookies state counts, then what was captured and the request. */
const head =
  /(?<![^ >])([0-9A-Fa-f.:[\]]{2,48}):\d{1,5} \[(\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d)(\.\d+)?( [+-]\d{4})?\] [!-~]{1,200} [!-~]{1,200} [-+\d/]{3,60} (-?\d{1,3}) \+?\d+ \S+ \S+ [!-~]{4} [\d/+]+ \d+\/\d+ /;
/** The same as in common logs, with `option httplog clf`: the request, status and bytes, and what was captured at the end. */
const clf =
  /^(\S{2,48}) - - \[([^\]]{20,30})\] "([^"]*)" (-?\d{1,3}) \d+ "" "" \d+ \d{3} "[^"]*" "[^"]*" "[^"]*"(?: [-+\d]+){5} [!-~]{4}(?: [-+\d]+){7} "[^"]*" "[^"]*" /;

/**
 * HAProxy's `option httplog`, also with `clf` and httpslog. Headers are in it where they are captured, without their names: each is
 * known by what it looks like, and the user agent then by where it stood.
 */
export function haproxyReader(): EntryReader {
  const headersOf = openHeaders();

  return (line) => {
    const found = head.exec(line);
    if (!found) return readClf(line);

    const [whole, client, time, fraction = "", zone, status] = found;
    const rest = line.slice(found.index + whole.length);
    const requestAt = rest.indexOf('"');
    const captured = /^\{([^}]*)\}/.exec(rest.slice(0, Math.max(requestAt, 0)))?.[1];
    const request = rest.slice(requestAt + 1).split('"', 1)[0] ?? "";
    if (requestAt < 0 || request === "<BADREQ>") return "request";
    return entryOf({
      time: zone === undefined ? utcTime(time, fraction) : `${time}${zone}`,
      request: targetOf(request),
      status,
      clientIp: client,
      ...(captured !== undefined && headersOf(captured.split("|"))),
    });
  };

  function readClf(line: string) {
    const found = clf.exec(line);
    if (!found) return "format";
    const [whole, clientIp, time, request = "", status] = found;
    if (request === "<BADREQ>") return "request";
    const captured = line.slice(whole.length).trimEnd().split('" "');
    const headers = headersOf(captured.map((text) => text.replace(/^"|"$/g, "")));
    return entryOf({ time, request: targetOf(request), status, clientIp, ...headers });
  }
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Times without a zone are the server's own, which are UTC nearly everywhere. */
function utcTime(text = "", fraction: string): string {
  const [day, month = "", yearAndClock = ""] = text.split("/");
  const number = String(months.indexOf(month) + 1).padStart(2, "0");
  return `${yearAndClock.slice(0, 4)}-${number}-${day}T${yearAndClock.slice(5)}${fraction}Z`;
}

/** HAProxy writes signs that would end a field as # and their number. */
const escaped = /#([0-9A-F]{2})/g;

function targetOf(request: string): string {
  return plainTarget(request.replace(escaped, "%$1"));
}

function textOf(captured: string): string {
  if (!captured.includes("#")) return captured;
  return percentDecoded(captured.replaceAll("%", "%25").replace(escaped, "%$1"));
}

const shapes = {
  userAgent: /^[A-Za-z][\w.!-]*\/\d|^[^/]*\((?:compatible|[^)]*https?:)/,
  referer: /^https?:\/\/[^ ]*$/,
  host: /^(?=[^/]*[a-z])[\w-]+(?:\.[\w-]+)+(?::\d+)?$/i,
} as const;

/** Reads captured headers. Where a user agent has stood once, all user agents stand, whatever they look like. */
function openHeaders(): (captured: readonly string[]) => RawEntry {
  let agentAt = -1;
  return (captured) => {
    const texts = captured.map(textOf);
    const found = texts.findIndex((text) => shapes.userAgent.test(text));
    if (found >= 0 && (agentAt < 0 || texts.length <= agentAt)) agentAt = found;
    const others = texts.filter((_, index) => index !== agentAt);
    return {
      userAgent: texts[agentAt],
      referer: others.find((text) => shapes.referer.test(text)),
      forwardedFor: others.find(isChain),
      host: others.find((text) => shapes.host.test(text) && !isChain(text)),
    };
  };
}

function isChain(text: string): boolean {
  return text !== "" && text.split(",").every((hop) => readAddress(hop.trim()) !== undefined);
}
