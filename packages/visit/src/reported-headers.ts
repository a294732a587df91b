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

/** Headers in which browsers say why they ask: the standard's, and those of older browsers and of apps. */
export const purposeHeaderNames: readonly string[] = ["sec-purpose", "purpose", "x-purpose", "x-moz"];

/** The only headers that leave your server. Cookies, authorization and all others stay. */
export const reportedHeaderNames: readonly string[] = [
  "user-agent",
  "host",
  "referer",
  "sec-fetch-dest",
  ...purposeHeaderNames,
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
  const found = pickHeaders(headers, reported);
  if (found.referer !== undefined) found.referer = withoutSecrets(found.referer);
  return found;
}

/** The headers with these names in lower case, each cut to 2,048 characters; names are given in any case. */
export function pickHeaders(headers: RequestHeaders, names: ReadonlySet<string>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [given, value] of entriesOf(headers)) {
    const name = given.toLowerCase();
    if (value === undefined || !names.has(name)) continue;
    found[name] = (typeof value === "string" ? value : value.join(", ")).slice(0, valueCharactersMax);
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
