import type { Octets } from "./octets.ts";

export type DirectiveKind =
  | "user-agent"
  | "allow"
  | "disallow"
  | "sitemap"
  | "content-signal"
  | "content-usage"
  | "license"
  | "other";

export interface Directive {
  readonly kind: DirectiveKind;
  /** As written. */
  readonly key: string;
  readonly value: Octets;
  readonly hasColon: boolean;
}

/** How keys begin: Google takes "allowed" for allow and knows the frequent slips of the hand. */
const beginnings: readonly (readonly [beginning: string, kind: DirectiveKind])[] = [
  ["user-agent", "user-agent"],
  ["useragent", "user-agent"],
  ["user agent", "user-agent"],
  ["allow", "allow"],
  ["disallow", "disallow"],
  ["dissallow", "disallow"],
  ["dissalow", "disallow"],
  ["disalow", "disallow"],
  ["diasllow", "disallow"],
  ["disallaw", "disallow"],
  ["sitemap", "sitemap"],
  ["site-map", "sitemap"],
];

/**
 * Directive in a line; undefined where it says nothing that can be told apart into a key and a value. Without a colon the blank between
 * two words stands for it.
 */
export function directiveOf(line: Octets): Directive | undefined {
  const said = trimmed(withoutComment(line));
  const colon = said.indexOf(":");
  const separator = colon >= 0 ? colon : onlyBlank(said);
  if (separator <= 0) return undefined;

  const key = trimmed(said.slice(0, separator));
  if (key === "") return undefined;
  return { kind: kindOf(key), key, value: trimmed(said.slice(separator + 1)), hasColon: colon >= 0 };
}

/** How a key is written. */
export const keyLabels: Readonly<Record<Exclude<DirectiveKind, "other">, string>> = {
  "user-agent": "User-agent",
  allow: "Allow",
  disallow: "Disallow",
  sitemap: "Sitemap",
  "content-signal": "Content-Signal",
  "content-usage": "Content-Usage",
  license: "License",
};

/** Whether nothing but blanks and a comment stands in a line. */
export function isBlank(line: Octets): boolean {
  return trimmed(withoutComment(line)) === "";
}

function withoutComment(line: Octets): Octets {
  const comment = line.indexOf("#");
  return comment < 0 ? line : line.slice(0, comment);
}

/** Where the blanks between exactly two words begin; -1 where there are more words or fewer. */
function onlyBlank(said: Octets): number {
  const at = said.search(/[ \t]/);
  if (at < 0) return -1;
  return /[ \t]/.test(trimmed(said.slice(at))) ? -1 : at;
}

/** Keys that Google does not know have no slips. */
const wholes: ReadonlyMap<string, DirectiveKind> = new Map([
  ["content-signal", "content-signal"],
  ["content-signals", "content-signal"],
  ["content-usage", "content-usage"],
  ["license", "license"],
]);

function kindOf(key: string): DirectiveKind {
  const lower = key.toLowerCase();
  const known = beginnings.find(([beginning]) => lower.startsWith(beginning))?.[1];
  return known ?? wholes.get(lower) ?? "other";
}

/** The blanks of ASCII alone: an octet 0xA0 may be a part of a character. */
function trimmed(octets: Octets): Octets {
  let start = 0;
  let end = octets.length;
  while (start < end && isSpace(octets.charCodeAt(start))) start++;
  while (end > start && isSpace(octets.charCodeAt(end - 1))) end--;
  return octets.slice(start, end);
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}
