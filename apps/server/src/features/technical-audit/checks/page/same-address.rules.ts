import { urlKey } from "../../facts/page-hash.rules.ts";

/** Whether two addresses are one page's, whichever scheme they name: that is mended on the way. */
export function isSameAddress(a: string, b: string): boolean {
  return a === b || evenAddress(a) === evenAddress(b);
}

/** The same, with its scheme. */
export function isEqualAddress(a: string, b: string): boolean {
  return a === b || withEvenEscapes(a) === withEvenEscapes(b);
}

/** Whether they differ by a slash at the end alone, which some servers tell apart and most lead to one page. */
export function isSameButSlash(a: string, b: string): boolean {
  const [one, other] = [evenAddress(a), evenAddress(b)];
  return one !== other && withoutSlash(one) === withoutSlash(other);
}

function evenAddress(address: string): string {
  return withEvenEscapes(address).replace(/^https?:/, "");
}

/** Escapes as RFC 3986 (6.2.2) has them: "%c3" is "%C3", and "%7e" is "~". */
function withEvenEscapes(address: string): string {
  return urlKey(address).replace(/%[0-9a-f]{2}/gi, evenEscape);
}

function evenEscape(written: string): string {
  const character = String.fromCharCode(Number.parseInt(written.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : written.toUpperCase();
}

function withoutSlash(address: string): string {
  return address.replace(/\/(?=$|\?)/, "");
}
