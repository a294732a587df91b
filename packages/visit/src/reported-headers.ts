/** A header as frameworks hand it over: one value, several, or none. */
export type HeaderValue = string | readonly string[] | undefined;
export type RequestHeaders = Headers | Readonly<Record<string, HeaderValue>>;

/** Headers in which proxies relay the visitor's address, the most trustworthy first. */
export const relayingHeaderNames: readonly string[] = [
  "cf-connecting-ip",
  "true-client-ip",
  "x-vercel-forwarded-for",
  "fly-client-ip",
  "x-real-ip",
  "x-forwarded-for",
];

/** The only headers that leave your server. Cookies, authorization and all others stay. */
export const reportedHeaderNames: readonly string[] = [
  "user-agent",
  "host",
  "referer",
  "sec-fetch-dest",
  "signature",
  "signature-input",
  "signature-agent",
  // By which Citelens knows its own probes, so that it never counts them.
  "x-citelens-probe",
  ...relayingHeaderNames,
];

const reported: ReadonlySet<string> = new Set(reportedHeaderNames);
const valueCharactersMax = 2048;

/** The headers that may leave, by their names in lower case. A referrer leaves without its query. */
export function readReportedHeaders(headers: RequestHeaders): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [given, value] of entriesOf(headers)) {
    const name = given.toLowerCase();
    if (value === undefined || !reported.has(name)) continue;

    const text = (typeof value === "string" ? value : value.join(", ")).slice(0, valueCharactersMax);
    found[name] = name === "referer" ? withoutSecrets(text) : text;
  }
  return found;
}

/** Whether a proxy says in the headers who the visitor is. */
export function isRelayed(headers: RequestHeaders): boolean {
  const reportedHeaders = readReportedHeaders(headers);
  return relayingHeaderNames.some((name) => name in reportedHeaders);
}

function entriesOf(headers: RequestHeaders): Iterable<readonly [string, HeaderValue]> {
  return headers instanceof Headers ? headers : Object.entries(headers);
}

function withoutSecrets(referer: string): string {
  return referer.replace(/[?#].*$/s, "").replace(/^([a-z-]+:\/\/)[^/]*@/i, "$1");
}
