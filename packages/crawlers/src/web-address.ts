import { charTable, hasCharAt } from "./char-table.ts";

/** An address of the web, in lower case: its host without "www.", its path without query and fragment. */
export interface WebAddress {
  readonly host: string;
  readonly path: string;
}

/** The address that a word of a user agent is, with or without "https://", or undefined if it is none. */
export function addressOf(word: string): WebAddress | undefined {
  const { host, end } = hostOf(word);
  const path = /[a-z0-9]\.[a-z]{2,}$/.test(host) ? pathBehind(word, end) : undefined;
  return path === undefined ? undefined : { host, path };
}

/**
 * The host with which a word of a user agent begins, if the word is an address of the web, and where it ends in the word.
 * Says "mozilla" of "Mozilla/5.0": it is for looking a host up.
 */
export function hostOf(word: string): { readonly host: string; readonly end: number } {
  const from = hostStart(word);
  const end = runEnd(word, from, hostChars);
  const host = word.slice(from, end).toLowerCase();
  return { host: host.startsWith("www.") ? host.slice(4) : host, end };
}

/** The path behind a host that ends at `end`, in lower case; undefined if something else follows, as in "a.example@b.example". */
export function pathBehind(word: string, end: number): string | undefined {
  const start = word[end] === ":" ? runEnd(word, end + 1, digits) : end;
  if (start === word.length) return "";
  if (!"/?#".includes(word.charAt(start))) return undefined;
  return word.slice(start, runEnd(word, start, pathChars)).toLowerCase();
}

/** The words of a text that are hosts without a scheme: the first of all, or behind a plus, as robots write them. */
export function bareAddresses(text: string): readonly string[] {
  const dot = text.indexOf(".");
  const isFirst = hasCharAt(letters, text, dot + 1) && runEnd(text, 0, nameChars) === dot;
  if (!isFirst && !text.includes("+")) return none;
  return wordsOf(text).filter((word, index) => (isFirst && index === 0) || word.startsWith("+"));
}

/** The words of a text between spaces, brackets and separators. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/[\s;,()<>"'[\]{}|]+/).filter((word) => word !== "");
}

/**
 * The domain that somebody registers: the last two labels, or three where the last but one is as short as in
 * "co.uk". An approximation that errs by taking too long a name.
 */
export function domainOf(host: string): string {
  const last = host.lastIndexOf(".");
  const second = host.lastIndexOf(".", last - 1);
  if (second < 0) return host;
  const isShared = host.length - last === 3 && last - second <= 4;
  return host.slice((isShared ? host.lastIndexOf(".", second - 1) : second) + 1);
}

function hostStart(word: string): number {
  let at = 0;
  while (word[at] === "+") at++;
  if (!word.includes("://")) return at;
  const scheme = word.slice(at, at + 8).toLowerCase();
  if (scheme.startsWith("http://")) return at + 7;
  // Another scheme has no host here: the slashes end it at once.
  return scheme === "https://" ? at + 8 : word.indexOf("://") + 1;
}

function runEnd(text: string, from: number, chars: Uint8Array): number {
  let at = from;
  while (hasCharAt(chars, text, at)) at++;
  return at;
}

const none: readonly string[] = [];
const letters = charTable(/[a-z]/i);
const digits = charTable(/\d/);
const nameChars = charTable(/[a-z0-9-]/i);
const hostChars = charTable(/[a-z0-9.-]/i);
const pathChars = charTable(/[^?#]/);
