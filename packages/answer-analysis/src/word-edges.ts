import { type FoldedText, gap } from "./fold-text.ts";

/**
 * Whether a folded name stands at these units as a word of its own. Scripts without spaces have no word edges,
 * so their letters never continue a word; an underscore inside a word does. What begins with a stop (".NET") ends no word.
 */
export function isWholeWord(text: FoldedText, first: number, last: number): boolean {
  if (joins(text, first - 1, first) || joins(text, last, last + 1)) return false;
  return !isHalfSyllable(text, last + 1) && !(text.units[first] === stop && isSpacedAt(text, first - 1));
}

/** Whether the name is only a part of an e-mail address or of a host name, like "acme" in acme.com. */
export function isInsideAddress(text: FoldedText, first: number, last: number): boolean {
  let start = first;
  let end = last + 1;
  while (start > Math.max(0, first - addressMax) && isAddressUnit(text.units[start - 1])) start--;
  while (end < Math.min(text.length, last + addressMax) && isAddressUnit(text.units[end])) end++;
  if (start === first && end === last + 1) return false;

  const written = text.source.slice(text.from[start], sourceEnd(text, end - 1)).replace(/[.-]+$/, "");
  if (start === first && written.length <= last + 1 - first) return false;
  return /[^@]@[^@]+\./.test(written) || /[\p{L}\p{N}]\.\p{Ll}{2,}(?:$|[./:])/u.test(written);
}

/** Where the character behind a unit ends in the source, with the marks that belong to it. */
export function sourceEnd({ from, source }: FoldedText, unit: number): number {
  const start = from[unit] ?? 0;
  const [written = ""] = /^(?:&[a-z0-9#]+;|[\s\S]\p{M}*)/u.exec(source.slice(start, start + 16)) ?? [];
  return start + written.length;
}

function joins(text: FoldedText, left: number, right: number): boolean {
  return isSpacedAt(text, left) && isSpacedAt(text, right);
}

function isSpacedAt(text: FoldedText, at: number): boolean {
  const unit = at < 0 || at >= text.length ? gap : (text.units[at] ?? gap);
  if (unit < 128) return asciiWord[unit] === 1;
  const character = characterAt(text, at);
  return wordCharacter.test(character) && !unspaced.test(character);
}

/** Folding takes the syllables of Hangul apart, and a name must not end within one. */
function isHalfSyllable({ units, length }: FoldedText, at: number): boolean {
  const unit = at < length ? (units[at] ?? 0) : 0;
  return unit >= 0x1160 && unit <= 0x11ff;
}

function characterAt({ units }: FoldedText, at: number): string {
  const unit = units[at] ?? 0;
  if (unit >= 0xd800 && unit < 0xdc00) return String.fromCharCode(unit, units[at + 1] ?? 0);
  if (unit >= 0xdc00 && unit < 0xe000) return String.fromCharCode(units[at - 1] ?? 0, unit);
  return String.fromCharCode(unit);
}

function isAddressUnit(unit = 0): boolean {
  if (unit < 128) return asciiAddress[unit] === 1;
  return /[\p{Ll}\p{Lo}\p{N}]/u.test(String.fromCharCode(unit));
}

const stop = 46;

/** Longer than any host name or e-mail address. */
const addressMax = 320;

/** Nearly all characters that are asked about are ASCII: a table answers for those. */
const asciiWord = asciiTable(/[a-z0-9_]/);
const asciiAddress = asciiTable(/[a-z0-9_.@/-]/);

function asciiTable(pattern: RegExp): Uint8Array {
  return Uint8Array.from({ length: 128 }, (_, unit) => Number(pattern.test(String.fromCharCode(unit))));
}

const wordCharacter = /[\p{L}\p{N}\p{M}_]/u;
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/u;
