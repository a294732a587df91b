import { decodeLines } from "@citelens/access-log";

/** Whole lines, and how many bytes of the content have been read with them. */
export interface Lines {
  readonly lines: readonly string[];
  readonly bytes: number;
  /** Lines that are too long to be requests, and were passed over. */
  readonly tooLong: number;
}

/** Longer than any server lets a request line and its headers be. */
const lineBytesMax = 128 * 1024;
const lineFeed = 10;

/**
 * The lines of a content, by the piece. A last line without an end comes only when the content is whole: otherwise
 * somebody may be writing it.
 */
export async function* linesOf(content: AsyncIterable<Buffer>, isWhole: boolean): AsyncGenerator<Lines> {
  let rest: Buffer = Buffer.alloc(0);
  let isSkipping = false; // within a line that is too long

  for await (const piece of content) {
    const text = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = text.lastIndexOf(lineFeed) + 1;
    if (end > 0) {
      yield linesIn(text.subarray(0, end - 1), end, isSkipping);
      isSkipping = false;
    }
    rest = text.subarray(end);
    if (!isSkipping && rest.length <= lineBytesMax) continue;
    yield { lines: [], bytes: rest.length, tooLong: 0 };
    isSkipping = true;
    rest = Buffer.alloc(0);
  }
  if (isWhole && (rest.length > 0 || isSkipping)) yield linesIn(rest, rest.length, isSkipping);
}

/** The lines of a text, whose first one is the end of a line that is too long when it is skipping. */
function linesIn(text: Buffer, bytes: number, isSkipping: boolean): Lines {
  const firstEnd = text.indexOf(lineFeed);
  if (!isSkipping) return { lines: split(text), bytes, tooLong: 0 };
  return { lines: firstEnd < 0 ? [] : split(text.subarray(firstEnd + 1)), bytes, tooLong: 1 };
}

function split(text: Buffer): string[] {
  if (text.length === 0) return [];
  const lines = decodeLines(text).split("\n");
  if (!text.includes(13)) return lines;
  return lines.map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line));
}
