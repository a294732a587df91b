/** A part of a text that is read by itself, with the number of the lines before it. */
export interface MarkdownPiece {
  readonly text: string;
  readonly linesBefore: number;
}

/** About 30,000 words; what follows is not read. */
const markdownCharactersMax = 200_000;

/** A piece ends at the next empty line; readers of Markdown take a time that grows with the square of a piece. */
const pieceCharacters = 4_000;
/** Here a piece ends even within a table or code. */
const pieceCharactersMax = 8_000;
/** And here within anything else: nothing that people write has as many lines without an empty one. */
const linesMax = 150;
const nestingMax = 8;
/** Readers hold each mark against all others of its piece. In so many an ordinary piece has room. */
const marksMax = 600;
const marks = /\*+|_+|~+|`+|[[\]<!]/g;
const definitionsMax = 100;
const definition = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*\S{1,2000}/;
const fence = /^ {0,3}(?:`{3,}[^`]*|~{3,}.*)$/;
const container = /^[ \t]{0,3}(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?/;

/** Whether some of a text is not read: it is too long, or one of its lines is. */
export function isTooLong(markdown: string): boolean {
  return (
    markdown.length > markdownCharactersMax ||
    markdown.split("\n").some(({ length }) => length > pieceCharactersMax)
  );
}

/** A text in pieces that can each be read in a short time, whatever somebody has pasted. */
export function markdownPieces(markdown: string): readonly MarkdownPiece[] {
  const text = markdown.slice(0, markdownCharactersMax).toWellFormed().replace(/\r\n?/g, "\n");
  const lines = text.split("\n").map((line) => withoutDeepNesting(line));
  const pieces: { lines: string[]; linesBefore: number }[] = [];
  let open: OpenPiece = { lines: [], begun: 0, characters: 0, marks: 0 };
  /** The line that opened the code in which the next line stands. */
  let opening: string | undefined;
  for (const [at, line] of lines.entries()) {
    const own = { characters: line.length + 1, marks: line.match(marks)?.length ?? 0 };
    if (endsBefore(line, { open, own, isInFence: opening !== undefined })) {
      pieces.push({ lines: open.lines, linesBefore: open.begun });
      // Code goes on as code, which none of its marks take part in.
      const repeated = opening === undefined ? [] : [opening];
      open = { lines: repeated, begun: at - repeated.length, characters: 0, marks: 0 };
    }
    if (opening === undefined) opening = fence.test(line) ? line : undefined;
    else if (isClosing(line, opening)) opening = undefined;
    open.lines.push(line);
    open.characters += own.characters;
    open.marks += own.marks;
  }
  pieces.push({ lines: open.lines, linesBefore: open.begun });
  return withDefinitions(
    pieces.map(({ lines: own, linesBefore }) => ({ text: withoutStrayMarks(own.join("\n")), linesBefore })),
  );
}

interface Size {
  characters: number;
  marks: number;
}

interface OpenPiece extends Size {
  readonly lines: string[];
  readonly begun: number;
}

interface LineContext {
  readonly open: OpenPiece;
  readonly own: Size;
  readonly isInFence: boolean;
}

function endsBefore(line: string, { open, own, isInFence }: LineContext): boolean {
  if (open.characters === 0) return false;
  if (open.characters + own.characters > pieceCharactersMax) return true;
  if (open.marks + own.marks > marksMax) return true;
  if (isInFence || line.includes("|")) return false;
  if (open.lines.length >= linesMax) return true;
  // An indented line goes on with a list, and so does the next number of one.
  return open.characters >= pieceCharacters && /^(?:#{1,6} |\p{L})/u.test(line);
}

function isClosing(line: string, opening: string): boolean {
  const [mark = ""] = /(`+|~+)/.exec(opening) ?? [];
  const written = line.trim();
  return written.startsWith(mark) && /^(`+|~+)$/.test(written);
}

/** A line without the quotes and lists within each other that are too many. */
function withoutDeepNesting(line: string): string {
  let rest = line;
  let kept = "";
  for (let level = 0; ; level += 1) {
    const [marker] = container.exec(rest) ?? [];
    if (marker === undefined) break;
    if (level < nestingMax) kept += marker;
    rest = rest.slice(marker.length);
    if (level >= nestingMax) rest = rest.replace(/^[>\s]+/, "");
  }
  return kept + rest.slice(0, pieceCharactersMax);
}

/** One line may have more marks than anybody reads. */
function withoutStrayMarks(text: string): string {
  let count = 0;
  return text.replace(marks, (mark) => {
    count += 1;
    return count > marksMax ? " " : mark;
  });
}

/** Adds definitions: the name of a link may be explained in another piece. */
function withDefinitions(pieces: readonly MarkdownPiece[]): readonly MarkdownPiece[] {
  if (pieces.length === 1) return pieces;
  const found = pieces
    .flatMap(({ text }) => text.split("\n").filter((line) => definition.test(line)))
    .slice(0, definitionsMax)
    .join("\n");
  if (found === "") return pieces;
  return pieces.map((piece) =>
    piece.text.includes("[") ? { ...piece, text: `${piece.text}\n\n${found}` } : piece,
  );
}
