import type { Octets } from "./octets.ts";

/**
 * How octets are compared where RFC 9309 and Google's parser differ. "rfc9309": a rule and a path are brought into one form, so
 * that "%62" equals "b" and "%2A" a star that is meant. "google": the rule alone is escaped, and the path has to be already.
 */
export type Comparison = "rfc9309" | "google";

/** A rule's path in the form in which it is compared. */
export interface Pattern {
  /** Pieces between the stars. */
  readonly pieces: readonly Octets[];
  /** Whether the path has to end where the pattern does. */
  readonly isWhole: boolean;
  /** The number of octets, by which the most specific rule is found. */
  readonly length: number;
}

export function patternOf(path: Octets, comparison: Comparison): Pattern {
  const isWhole = path.endsWith("$");
  const pieces = (isWhole ? path.slice(0, -1) : path).split("*").map((piece) => escaped(piece, comparison));
  const stars = pieces.length - 1;
  const length = pieces.reduce((sum, piece) => sum + piece.length, stars + Number(isWhole));
  return { pieces, isWhole, length };
}

/** A path in the form in which patterns are compared with it. */
export function comparedPath(path: Octets, comparison: Comparison): Octets {
  return comparison === "google" ? path : escaped(path, comparison).replaceAll("*", "%2A");
}

/** Each piece is taken where it stands first, so the time is that of going through the path once, whatever the pattern. */
export function matches({ pieces, isWhole }: Pattern, path: Octets): boolean {
  const [first = "", ...rest] = pieces;
  if (!path.startsWith(first)) return false;

  const last = rest.pop();
  if (last === undefined) return !isWhole || path.length === first.length;
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return isWhole ? path.length - last.length >= at && path.endsWith(last) : path.indexOf(last, at) >= 0;
}

/** Signs that RFC 3986 calls unreserved: escaped or not, they mean the same. */
const unreserved = /^[A-Za-z0-9._~-]$/;

function escaped(octets: Octets, comparison: Comparison): Octets {
  if (!/[%$\u0080-\u00ff]/.test(octets)) return octets;
  const common = octets
    .replace(/[\u0080-\u00ff]/g, (octet) => `%${hexOf(octet)}`)
    .replace(/%[0-9A-Fa-f]{2}/g, (escaping) => escaping.toUpperCase());
  if (comparison === "google") return common;
  return common.replaceAll("$", "%24").replace(/%[0-9A-F]{2}/g, (escaping) => {
    const octet = String.fromCharCode(Number.parseInt(escaping.slice(1), 16));
    return unreserved.test(octet) ? octet : escaping;
  });
}

function hexOf(octet: Octets): string {
  return octet.charCodeAt(0).toString(16).toUpperCase();
}
