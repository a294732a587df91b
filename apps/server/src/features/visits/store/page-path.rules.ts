import { isReportedParameter } from "@citelens/visit";

/** Path that is kept of a requested address. */
export interface PagePath {
  /** Begins with a slash, ASCII, at most 2,048 characters, without the query. */
  readonly path: string;
  /** utm_*, ref and a referrer that names a host, at most 512 characters. */
  readonly query: string;
  readonly utmSource: string | undefined;
  /** The value of a parameter "referrer", which Grok puts on the links that it cites. */
  readonly referrerTag: string | undefined;
}

const pathCharactersMax = 2048;
const queryCharactersMax = 512;
const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/** The page that a request is about, spelled in one way, so that a page has one row in every list. */
export function pagePathOf(requested: string): PagePath {
  const [address = ""] = requested.replace(origin, "").split("#", 1);
  const queryAt = address.indexOf("?");
  const path = queryAt < 0 ? address : address.slice(0, queryAt);
  const kept = queryAt < 0 ? [] : storedParameters(address.slice(queryAt + 1));

  return {
    path: whole(spelled(path.startsWith("/") ? path : `/${path}`), pathCharactersMax),
    query: whole(kept.map(spelled).join("&"), queryCharactersMax),
    utmSource: parameterOf(kept, "utm_source"),
    referrerTag: parameterOf(kept, "referrer"),
  };
}

/**
 * Percent-encodes a quote, a backslash and whatever is not printable ASCII, and writes escapes in upper case, as browsers and
 * crawlers send paths; frameworks and logs hand over either form. Search terms are spelled by it too.
 */
export function spelled(text: string): string {
  if (plain.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/[^\x21\x23-\x5b\x5d-\x7e]+/g, encodeURIComponent)
    .replace(/%[0-9a-f]{2}/gi, (escaped) => escaped.toUpperCase());
}

const plain = /^[\x21\x23\x24\x26-\x5b\x5d-\x7e]*$/;

function storedParameters(query: string): string[] {
  // Out of a page's source an address is copied with "&amp;" between its parameters.
  return query
    .split("&")
    .filter(isReportedParameter)
    .map((parameter) => parameter.replace(/^amp;/i, ""));
}

function parameterOf(parameters: readonly string[], name: string): string | undefined {
  const found = parameters.find((parameter) => parameter.toLowerCase().startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Cuts a text without leaving half an escape at its end. */
function whole(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text;
  return text.slice(0, charactersMax).replace(/%[0-9A-F]?$/, "");
}
