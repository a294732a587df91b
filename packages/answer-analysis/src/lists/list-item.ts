import { type Ordinal, ordinalAt } from "./ordinals.ts";

/** A line that begins an entry of a list. */
export interface ListItem {
  /** Entries of one list have the same: how deep they stand, and by what they are set apart. */
  readonly place: string;
  /** Where its content begins in the line. */
  readonly at: number;
  /** BULLET: its list ends with its block. NUMBER: it goes on where the next number stands. */
  readonly kind: "BULLET" | "PICTURE" | "NUMBER";
  readonly ordinal: Ordinal | undefined;
  /** Whether Markdown makes a list of it, which may number all of its entries 1. */
  readonly isMarkdown: boolean;
}

/** The entry that a line begins: with a bullet, a picture, a number of any writing or a letter, also as a heading. */
export function listItemOf(line: string): ListItem | undefined {
  const plain = line.length === 0 ? undefined : plainNumber.exec(line);
  if (plain) return plainItem(plain);
  if (isPlainWord(line)) return undefined;
  const html = line.startsWith("<") || line.startsWith(" ") ? htmlItem.exec(line) : null;
  if (html) return bulletItem("0", html[0].length, undefined);
  const [head = "", indent = "", hashes = "", bullet, strong = ""] = start.exec(line) ?? [];
  const depth = hashes ? "heading" : `${Math.floor(indent.replaceAll("\t", "    ").length / 2)}`;
  const ordinal =
    ordinalAt(line, head.length) ??
    ordinalBehindPicture(line, head.length) ??
    (hashes ? bareNumberAt(line, head.length) : undefined);
  if (bullet !== undefined) return bulletItem(depth, head.length - strong.length, ordinal);
  if (ordinal) {
    const isMarkdown = markdownNumber.test(line.slice(head.length, head.length + 5));
    return { place: `${depth} ${strong}`, kind: "NUMBER", at: ordinal.end, ordinal, isMarkdown };
  }
  const picture = hashes ? undefined : pictureAt(line, head.length);
  if (picture === undefined) return undefined;
  return { place: depth, kind: "PICTURE", at: picture, ordinal: undefined, isMarkdown: false };
}

/** A number behind a bullet says the rank. */
function bulletItem(place: string, at: number, ordinal: Ordinal | undefined): ListItem {
  const number = ordinal && isNumber(ordinal) ? ordinal : undefined;
  return { place, kind: "BULLET", at: number?.end ?? at, ordinal: number, isMarkdown: true };
}

/** Whether a line begins with a word of small letters behind the first, as nearly all text does. */
function isPlainWord(line: string): boolean {
  const [first, second] = [line.charCodeAt(0) | 32, line.charCodeAt(1)];
  return first > 96 && first < 123 && second > 96 && second < 123 && !maybeMark.test(line.slice(0, 24));
}

/** "1. Globex", as nearly all lists are written. */
function plainItem([mark, indent = "", number]: RegExpExecArray): ListItem {
  return {
    place: `${indent.length >> 1} `,
    kind: "NUMBER",
    at: mark.length,
    ordinal: { counts: [{ style: "number", value: Number(number) }], end: mark.length },
    isMarkdown: true,
  };
}

/** Letters are no marks behind a bullet: there "I. Magnin" is a name. */
function isNumber({ counts }: Ordinal): boolean {
  return counts.every(({ style }) => style === "number");
}

/** "🏆 1. Globex", "⭐ **#1** Globex" */
function ordinalBehindPicture(line: string, at: number): Ordinal | undefined {
  const end = pictureAt(line, at);
  const [strong = ""] = end === undefined ? [] : (/^[*_]{0,3}/.exec(line.slice(end, end + 3)) ?? []);
  const ordinal = end === undefined ? undefined : ordinalAt(line, end + strong.length);
  return ordinal && isNumber(ordinal) ? ordinal : undefined;
}

/** "## 1 Globex" */
function bareNumberAt(line: string, at: number): Ordinal | undefined {
  const [written = "", number] = /^(\d{1,2})[ \t]+(?=[\p{Lu}*_[])/u.exec(line.slice(at, at + 8)) ?? [];
  if (number === undefined) return undefined;
  return { counts: [{ style: "number", value: Number(number) }], end: at + written.length };
}

function pictureAt(line: string, at: number): number | undefined {
  if (line.charCodeAt(at) < 0x2000) return undefined;
  picture.lastIndex = at;
  const found = picture.exec(line);
  return found ? at + found[0].length : undefined;
}

const start =
  /^([ \t]*)(?:>[ \t]?){0,5}[ \t]*(?:(#{1,6})[ \t]+|(・(?=\S)|(?:[-+•◦‣▪▫●○■□◆◇►▶➤➢→✓✔·–—・☐☑☒»›]|[★☆]{1,5}|\*(?=[ \t]))[ \t\u3000]+))?([*_]{0,3})/u;
const plainNumber = /^( {0,12})(\d{1,3})[.)] {1,4}(?=\*\*[A-Za-z]|[A-Za-z])/;
const maybeMark = /[\p{Nd}.):–—-]/u;
const htmlItem = /^[ \t]{0,12}(?:<[ou]l>[ \t]*)?<li[^>]{0,100}>[ \t]*/;
const markdownNumber = /^\d{1,3}[.)]\s/;
const picture =
  /(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]|\p{Extended_Pictographic})*[ \t]+/uy;
