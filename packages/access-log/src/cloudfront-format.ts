import { type EntryReader, entryOf } from "./log-entry.ts";

/** The first fields of a standard log, for a part of a file without its header. */
const usualFields =
  "date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header";

/** A standard log of CloudFront: tabs between the fields, whose names stand in the line "#Fields:". */
export function cloudFrontReader(): EntryReader {
  let at = positionsOf(usualFields);

  return (line) => {
    if (line.startsWith("#Fields:")) at = positionsOf(line.slice("#Fields:".length).trim());
    if (line.startsWith("#")) return "format";

    const values = line.split("\t");
    const value = (name: string): string | undefined => values[at.get(name) ?? -1];
    const milliseconds = value("timestamp(ms)");
    return entryOf({
      time: milliseconds ?? `${value("date")}T${value("time")}Z`,
      method: value("cs-method"),
      path: value("cs-uri-stem"),
      query: value("cs-uri-query"),
      status: value("sc-status"),
      userAgent: decoded(value("cs(User-Agent)")),
      referer: decoded(value("cs(Referer)")),
      clientIp: value("c-ip"),
      host: value("x-host-header") ?? value("cs(Host)"),
    });
  };
}

function positionsOf(names: string): ReadonlyMap<string, number> {
  return new Map(names.split(/\s+/).map((name, index) => [name, index]));
}

/** Headers are percent-encoded, in older logs twice. */
function decoded(text: string | undefined): string | undefined {
  if (!text?.includes("%")) return text;
  try {
    const once = decodeURIComponent(text);
    return /%[0-9a-f]{2}/i.test(once) ? decodeURIComponent(once) : once;
  } catch {
    return text; // a percent sign of the header's own
  }
}
