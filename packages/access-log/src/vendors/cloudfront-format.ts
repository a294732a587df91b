import type { LineFault } from "../line-fault.ts";
import { type EntryReader, entryOf, type LogEntry } from "../log-entry.ts";
import { plainTarget } from "../request-target.ts";
import { percentDecoded } from "./percent-decoded.ts";

/** The first fields of a standard log, for a part of a file without its header. */
const usualFields =
  "date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header";

/** A standard log of CloudFront: tabs between the fields, whose names stand in the line "#Fields:". */
export function cloudFrontReader(): EntryReader {
  let at = positionsOf(usualFields);
  let values: readonly string[] = [];
  const value = (name: string): string | undefined => values[at.get(name) ?? -1];

  return (line) => {
    if (line.startsWith("#Fields:")) at = positionsOf(line.slice("#Fields:".length).trim());
    if (line.startsWith("#") || !line.includes("\t") || !at.has("cs-uri-stem")) return "format";

    values = line.split("\t");
    return cloudFrontEntry(value);
  };
}

/** The request of a record of CloudFront, by what it has under a name, with tabs or as an object. */
export function cloudFrontEntry(value: (name: string) => string | undefined): LogEntry | LineFault {
  const milliseconds = value("timestamp(ms)");
  return entryOf({
    time: milliseconds && milliseconds !== "-" ? milliseconds : `${value("date")}T${value("time")}Z`,
    method: value("cs-method"),
    path: targetOf(value("cs-uri-stem")),
    query: targetOf(value("cs-uri-query")),
    status: value("sc-status"),
    userAgent: headerOf(value("cs(User-Agent)")),
    referer: headerOf(value("cs(Referer)")),
    clientIp: value("c-ip"),
    forwardedFor: headerOf(value("x-forwarded-for")),
    host: present(value("x-host-header")) ?? value("cs(Host)"),
  });
}

function positionsOf(names: string): ReadonlyMap<string, number> {
  return new Map(names.split(/\s+/).map((name, index) => [name, index]));
}

/** Headers are percent-encoded, in older logs twice: then no blank comes of it once, but more of the same. */
function headerOf(text: string | undefined): string | undefined {
  if (!text?.includes("%")) return text;
  const once = percentDecoded(text);
  return once.includes(" ") || !once.includes("%20") ? once : percentDecoded(once);
}

/** Signs that CloudFront encodes in a target that was percent-encoded already, or was not where it had to be. */
const encodedSign = /%(?:25(?=[0-9a-f]{2})|3C|3E|7[B-E]|5[B-E]|60|27)/gi;

function targetOf(text: string | undefined): string | undefined {
  if (!text?.includes("%")) return text;
  return plainTarget(text.replace(encodedSign, percentDecoded));
}

function present(text: string | undefined): string | undefined {
  return text === "-" || text === "" ? undefined : text;
}
