/** Surroundings of a name, as far as it can tell a brand from a word; all words in small letters, without markup. */
export interface Bearings {
  /** Text that follows in the line as it is written, its markup taken away. */
  readonly behind: string;
  /** The words of it, up to the end of the sentence. */
  readonly words: readonly string[];
  /** The word before in the same line; empty at its start. */
  readonly before: string;
  readonly isCapitalLine: boolean;
  /** Whether the case of the line's words says nothing: it is a heading in title case, or all in capitals. */
  readonly isTitle: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

export function bearingsOf(source: string, { start, end }: Span): Bearings {
  const [ahead = ""] = source.slice(end, end + reach).split("\n", 1);
  const left = source.slice(Math.max(0, start - reach), start);
  const head = left.slice(left.lastIndexOf("\n") + 1);
  const behind = withoutMarkup(ahead);
  const isCapitalLine = isInCapitals(head, source.slice(start, end), ahead);
  return {
    behind,
    get words() {
      return wordsOf(behind);
    },
    get before() {
      return wordBefore(head);
    },
    isCapitalLine,
    isTitle: isCapitalLine || isTitleCase(head, ahead),
  };
}

/** Whether the span stands in a line that has no small letter, and more than the span. */
export function isCapitalLineAt(source: string, span: Span): boolean {
  return bearingsOf(source, span).isCapitalLine;
}

/** So far to either side is looked: longer than any clause that tells something. */
const reach = 160;

function wordBefore(head: string): string {
  return /(?<![\p{L}\p{N}])([\p{L}’']+)[*_~`"“”„‘«(\s[]*$/u.exec(head.slice(-40))?.[1]?.toLowerCase() ?? "";
}

function withoutMarkup(text: string): string {
  return text.replace(/\]\([^)]{0,200}\)/g, "").replace(/[*_~`\]]/g, "");
}

function wordsOf(text: string): string[] {
  const [sentence = ""] = text.split(/[.!?;](?=\s|$)|\|/);
  return sentence.toLowerCase().match(/[\p{L}\p{N}$€£][\p{L}\p{N}’'.-]*/gu) ?? [];
}

function isInCapitals(head: string, name: string, ahead: string): boolean {
  if (/\p{Ll}/u.test(name) || /\p{Ll}/u.test(head) || /\p{Ll}/u.test(ahead)) return false;
  return /\p{Lu}{2}/u.test(head) || /\p{Lu}{2}/u.test(ahead);
}

/** A heading, or a line that is bold as a whole, in which no longer word besides the name begins small. */
function isTitleCase(head: string, ahead: string): boolean {
  const isHeading = /^\s{0,3}(?:#{1,6}\s|\*\*)/.test(head);
  if (!isHeading || (/^\s*\*\*/.test(head) && !/\*\*\s*$/.test(ahead))) return false;
  const others = `${head} ${ahead}`.match(/(?<![\p{L}\p{N}])\p{L}{4,}/gu) ?? [];
  return others.length > 0 && others.every((word) => /^\p{Lu}/u.test(word));
}
