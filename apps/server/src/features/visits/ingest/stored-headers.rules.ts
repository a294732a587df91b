import { reportedHeaderNames } from "@citelens/visit";

/** The only headers that are looked at, which our own clients keep to as well. All others are dropped unread. */
const kept = new Set(reportedHeaderNames);

const valueCharactersMax = 2048;

export type StoredHeaders = ReadonlyMap<string, string>;

/** The headers that are kept, by their names in lower case; one that came more than once is joined by commas. */
export function readStoredHeaders(
  headers: Readonly<Record<string, string | readonly string[]>>,
): StoredHeaders {
  const found = new Map<string, string>();
  for (const given in headers) {
    const name = given.toLowerCase();
    if (!kept.has(name)) continue;

    const value = headers[given] ?? "";
    const text = cleaned(typeof value === "string" ? value : value.join(", "));
    found.set(name, name === "referer" ? withoutQuery(text) : text);
  }
  return found;
}

/** Printable text of bounded length; whatever else a header brought along is a space. */
function cleaned(text: string): string {
  const short = text.length > valueCharactersMax ? text.slice(0, valueCharactersMax) : text;
  return /^[\x20-\x7e]*$/.test(short) ? short : short.toWellFormed().replace(/\p{Cc}+/gu, " ");
}

function withoutQuery(referer: string): string {
  return referer.replace(/[?#].*$/, "").replace(/^([a-z-]+:\/\/)[^/]*@/i, "$1");
}

const browser = /^Mozilla\/5\.0 \(.*\b(AppleWebKit|Gecko|Trident)\//;
const robot =
  /(?<!cu)bot\b|\bbot|crawl|spider|slurp|scan|monitor|preview|headless|lighthouse|pagespeed|phantom|-ads\b|https?:\/\/|@/i;

/** Whether a user agent is a browser's, and so most likely a person's. */
export function isBrowser(userAgent: string): boolean {
  return browser.test(userAgent) && !robot.test(userAgent);
}
