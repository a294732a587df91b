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
const pieceCharactersMax = 12_000;
/** And here within anything else: nothing that people write has as many lines without an empty one. */
const linesMax = 150;
const nestingMax = 8;
const strayBracketsMax = 200;
const definitionsMax = 100;
const definition = /^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*\S{1,2000}/;
const fence = /^ {0,3}(?:```|~~~)/;
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
  let open: string[] = [];
  let begun = 0;
  let characters = 0;
  let isInFence = false;
  for (const [at, line] of lines.entries()) {
    if (fence.test(line)) isInFence = !isInFence;
    if (endsBefore(line, { characters, lines: at - begun, isInFence })) {
      pieces.push({ lines: open, linesBefore: begun });
      [open, begun, characters] = [[], at, 0];
    }
    open.push(line);
    characters += line.length + 1;
  }
  pieces.push({ lines: open, linesBefore: begun });
  return withDefinitions(
    pieces.map(({ lines, linesBefore }) => ({ text: withoutStrayBrackets(lines.join("\n")), linesBefore })),
  );
}

interface Open {
  readonly characters: number;
  readonly lines: number;
  readonly isInFence: boolean;
}

function endsBefore(line: string, { characters, lines, isInFence }: Open): boolean {
  if (characters === 0) return false;
  if (characters + line.length > pieceCharactersMax) return true;
  if (isInFence || line.includes("|")) return false;
  if (lines >= linesMax) return true;
  // An indented line goes on with a list, and so does the next number of one.
  return characters >= pieceCharacters && /^(?:#{1,6} |\p{L})/u.test(line);
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

/** Each bracket that closes nothing is looked for among all that stands before it. */
function withoutStrayBrackets(text: string): string {
  const strays = text.split("]").length - text.split("[").length;
  return strays > strayBracketsMax ? text.replaceAll("]", " ") : text;
}

/** What a link is called may be explained in another piece. */
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
