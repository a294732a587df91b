import { charTable } from "./char-table.ts";

/** Prefix that may stand before a name as a part of the same word: a word for a robot, or the operator's name. */
export type Prefix =
  | { readonly kind: "robot" }
  /** Somebody's robot, such as "ShopBot/": the name behind it counts only with a version. */
  | { readonly kind: "named_robot" }
  | { readonly kind: "operator"; readonly operator: string };

const robot: Prefix = { kind: "robot" };
const namedRobot: Prefix = { kind: "named_robot" };

/** Kinds of start that a name may be to the character before it: a word of its own, behind a joint if a prefix stands there, or nothing. */
export const startKinds = { word: 0, joint: 1, within: 2 } as const;

/** Kind of start that the place behind a character is. */
export function startKind(code: number): number {
  return code < 128 ? (startTable[code] ?? 0) : startKinds.within;
}

/**
 * Prefix that leads to a name that begins at a joint, or undefined if nothing does that leaves it the name. `operators` are in lower case,
 * without spaces.
 */
export function prefixOf(text: string, start: number, operators: ReadonlySet<string>): Prefix | undefined {
  const word = wordBefore(text, start - 1);
  if (word === "") return undefined;
  if (operators.has(word)) return { kind: "operator", operator: word };
  if (text[start - 1] !== "/") return /^(?:ai-?)?agent$/.test(word) ? robot : undefined;
  if (/^(?:(?:ai|web|user)-?)?(?:agent|bot|robot|crawler|spider|fetcher)$/.test(word)) return robot;
  return /(?:agent|bot|crawler|spider|fetcher)$/.test(word) ? namedRobot : undefined;
}

/** The whole word that ends before `end`, in lower case; empty if it is a part of something longer. */
function wordBefore(text: string, end: number): string {
  let from = end;
  while (from > 0 && end - from <= prefixCharsMax && isWordCode(text.charCodeAt(from - 1))) from--;
  const isWhole = from === 0 || startKind(text.charCodeAt(from - 1)) === startKinds.word;
  return isWhole ? text.slice(from, end).toLowerCase() : "";
}

const prefixCharsMax = 32;

/** Whether a name is only what somebody compares himself with: "like Googlebot". */
export function isCompared(text: string, start: number): boolean {
  return /\b(?:like|with) $/i.test(text.slice(Math.max(0, start - 6), start));
}

/** Whether more of the same word follows, so that it is another's. */
export function continuesWord(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  if (isWordCode(code)) return true;
  // "gptbot.example" is a host; "Daum 4.1" and a full stop are not.
  return code === 46 && /[a-z]/i.test(text.charAt(at + 1));
}

/** Whether what follows a name leaves it the same agent's: which pages it reads, on what, or a version. */
export function isVariant(text: string, at: number, name: { readonly saysRobot: boolean }): boolean {
  return matchesAt(name.saysRobot ? variantOfRobot : variantOfWord, text, at);
}

/** Whether a name that needs a version is told apart by another word instead: "Yeti-Mobile/1.0". */
export function isVersionedVariant(text: string, at: number): boolean {
  return matchesAt(versionedVariant, text, at);
}

/** Whether a family's name goes on as its operator's advertising, which no answer is made of. */
export function isAdvertising(text: string, at: number): boolean {
  return matchesAt(advertising, text, at);
}

/** Words for what a robot reads, on which device and how: a pattern of alternatives. */
export const variantKinds = [
  "images?|img|photos?|pictures?|thumbnails?|videos?|audio|media|news|blogs?|feeds?|rss|sitemaps?",
  "favicons?|icons?|pdf|text|products?|shopping|mobile|smartphone|desktop|tablet|android|iphone|ios",
  "render(?:er|ing)?|js|javascript|headless|https?|ipv[46]|test|beta|dev|staging|adapter|worker|downloader",
].join("|");
const version = String.raw`(?:[-_.]?v?\d+(?:\.\d+)+)?`;
const wordEnd = String.raw`(?![\w\u0080-\uffff-]|\.[a-z])`;
/** Behind a dot only what no top-level domain is: "name.news" is a site. */
const kindTail = String.raw`(?:[-_](?:${variantKinds})|\.(?:feeds?|images?|rss|sitemaps?|thumbnails?))`;
const variantOfRobot = new RegExp(`${kindTail}*${version}${wordEnd}`, "iy");
const robotWord = "(?:bot|robot|crawler|spider)";
const variantOfWord = new RegExp(`(?:[-_]?${robotWord})?${kindTail}*${version}${wordEnd}`, "iy");
const versionedVariant = new RegExp(String.raw`${kindTail}+/v?\d`, "iy");
const advertising = /(?:ads?(?:bot)?|adsense|advert\w*|cpro|sponsored)(?![a-z])/iy;

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Letters, digits, "_" and "-", and everything beyond ASCII, which is mostly letters. */
function isWordCode(code: number): boolean {
  return code >= 128 || wordCodes[code] === 1;
}

const wordCodes = charTable(/[\w-]/);
/** Behind these a word is a part of a longer name, a path, a domain or a query, never a name of its own. */
const startBlockers = charTable(/[\w\-./=&?#%~]/);
const joints = charTable(/[-_/]/);
const startTable = startBlockers.map((blocks, code) => {
  if (blocks === 0) return startKinds.word;
  return joints[code] === 1 ? startKinds.joint : startKinds.within;
});
