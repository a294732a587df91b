import type { LineFault } from "../line-fault.ts";
import { type EntryReader, entryOf, type LogEntry, type RawEntry } from "../log-entry.ts";
import { plainTarget } from "../request-target.ts";
import { withBlanks } from "./plus-signs.ts";

/** Fields that IIS writes unless it is told otherwise, for a part of a file without its header. */
const usualFields =
  "date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken";
/** Custom fields bear the names of headers, or such as their owner gave them. */
const relayed = {
  cfConnectingIp: ["cf-connecting-ip"],
  trueClientIp: ["true-client-ip"],
  realIp: ["x-real-ip"],
  forwardedFor: ["x-forwarded-for", "xff", "x-forwardedfor", "s-xff"],
} as const;

/** A log of W3C's extended format with blanks between the fields, as IIS writes it; its fields may change within the file. */
export function w3cReader(): EntryReader {
  let at = positionsOf(usualFields);
  let hasTabs = false;
  let day: string | undefined;
  let isTold = false;

  function noteHeader(line: string): "format" {
    if (line.startsWith("#Date:")) day = line.slice("#Date:".length).trim().slice(0, 10);
    if (!line.startsWith("#Fields:")) return "format";
    at = positionsOf(line.slice("#Fields:".length).trim());
    isTold = true;
    hasTabs = !at.has("x-edge-location"); // CloudFront's has a reader of its own
    return "format";
  }

  return (line) => {
    if (line.startsWith("#")) return noteHeader(line);
    if (!hasTabs && line.includes("\t")) return "format";

    const found = read(line);
    return isTold || typeof found === "object" ? found : "format"; // the fields may be others than usual
  };

  function read(line: string): LogEntry | LineFault {
    const values = valuesOf(line);
    if (values.length < at.size) return "cut";
    const value = (name: string): string | undefined => present(values[at.get(name) ?? -1]);
    const path = targetOf(value);
    if (path === undefined || value("time") === undefined) return "format";
    return entryOf({
      time: `${value("date") ?? day}T${value("time")}Z`,
      method: value("cs-method"),
      path,
      query: plainTarget(value("cs-uri-query") ?? ""),
      status: value("sc-status"),
      userAgent: headerOf(value("cs(user-agent)")),
      referer: refererOf(value),
      clientIp: value("c-ip") ?? value("cs-ip"),
      ...relayedIn(value),
      host: value("cs-host") ?? value("cs(host)"),
    });
  }
}

const ownHost = /^(?:(?:https?:\/\/)?[^/]+|\/(?:[\w-]{1,63}\.){1,20}[a-z]{2,63}(?=\/))/;

/** Imperva and Akamai write host and target as one. */
function targetOf(value: (name: string) => string | undefined): string | undefined {
  const stem = value("cs-uri-stem");
  return stem === undefined ? value("cs-uri")?.replace(ownHost, "") : plainTarget(stemTarget(stem));
}

function refererOf(value: (name: string) => string | undefined): string | undefined {
  return value("cs(referer)") ?? value("cs(referrer)");
}

function relayedIn(value: (name: string) => string | undefined): RawEntry {
  const raw: RawEntry = {};
  for (const [field, names] of Object.entries(relayed) as [keyof typeof relayed, readonly string[]][])
    for (const name of names)
      raw[field] ??= (value(name) ?? value(`cs(${name})`))?.replace(/[+ ]+/g, " ").replace(/^["\\]|"$/g, "");
  return raw;
}

function positionsOf(names: string): ReadonlyMap<string, number> {
  return new Map(names.split(/\s+/).map((name, index) => [name.toLowerCase().replaceAll("_", "-"), index]));
}

/** Values between blanks; of IIS's Advanced Logging also between quotes, with blanks in it. */
function valuesOf(line: string): readonly string[] {
  if (!line.includes('"')) return line.trimEnd().split(/[ \t]+/);
  return (line.match(/"[^"]*"(?=[ \t]|$)|[^ \t]+/g) ?? []).map((text) => text.replace(/^"|"$/g, ""));
}

/** IIS has decoded what a target percent-encodes, and writes a plus for a blank; targets with a plus of their own it refuses. */
function stemTarget(stem: string): string {
  return stem
    .replaceAll("+", "%20")
    .replace(/%(?![0-9a-f]{2})/gi, "%25")
    .replace(/[?#]/g, encodeURIComponent);
}

function headerOf(text: string | undefined): string | undefined {
  return text?.includes(" ") ? text : text && withBlanks(text);
}

function present(text: string | undefined): string | undefined {
  return text === "-" || text === "" ? undefined : text;
}
