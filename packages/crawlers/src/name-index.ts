import { charTable } from "./char-table.ts";

/** A literal name and its precedence: 0 comes first. */
export interface RankedName {
  readonly rank: number;
  /** "Name" is a whole word, "Name/" needs what stands behind the slash to be a version, "Name-*" is a prefix. */
  readonly name: string;
  readonly caseSensitive: boolean;
}

type Search = (text: string) => number | undefined;

interface Ending {
  readonly rank: number;
  readonly wholeWord: boolean;
  /** The exact spelling, when case matters. */
  readonly spelling: string | undefined;
}

/**
 * Compiles names into one trie and returns its search: the lowest rank of all names that stand in a text
 * at word boundaries. Each position is walked at most as far as the longest name, so that the cost grows
 * linearly with the text and not at all with the number of names.
 */
export function indexNames(names: readonly RankedName[]): Search {
  const trie = buildTrie(names);

  return (text) => {
    let best = Number.POSITIVE_INFINITY;
    for (let start = 0; start < text.length; start++) {
      if (start > 0 && blocksStart(text.charCodeAt(start - 1))) continue;
      best = walk(trie, text, { start, best });
    }
    return best === Number.POSITIVE_INFINITY ? undefined : best;
  };
}

interface Trie {
  /** One row of `width` next nodes for each node; 0 is the root and means "no such name". */
  readonly next: Uint16Array;
  /** The names that are complete at each node, mostly none. */
  readonly endings: readonly (readonly Ending[] | undefined)[];
}

const width = 128;

function buildTrie(names: readonly RankedName[]): Trie {
  const rows: number[][] = [[]];
  const endings: (Ending[] | undefined)[] = [undefined];
  for (const { rank, name, caseSensitive } of names) {
    const literal = name.endsWith("*") ? name.slice(0, -1) : name;
    const node = [...literal].reduce((at, char) => nextNode(rows, at, folded(char.charCodeAt(0))), 0);
    const wholeWord = !name.endsWith("*") && !name.endsWith("/");
    const ending = { rank, wholeWord, spelling: caseSensitive ? literal : undefined };
    endings[node] = [...(endings[node] ?? []), ending];
  }
  const next = new Uint16Array(rows.length * width);
  rows.forEach((row, node) => {
    row.forEach((to, code) => {
      next[node * width + code] = to;
    });
  });
  return { next, endings };
}

function nextNode(rows: number[][], node: number, code: number): number {
  const row = rows[node] ?? [];
  const known = row[code];
  if (known !== undefined) return known;

  const created = rows.push([]) - 1;
  row[code] = created;
  return created;
}

function walk({ next, endings }: Trie, text: string, from: { start: number; best: number }): number {
  let { best } = from;
  let node = 0;
  for (let at = from.start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    node = code < width ? (next[node * width + folded(code)] ?? 0) : 0;
    if (node === 0) return best;
    const complete = endings[node];
    if (complete === undefined) continue;
    for (const ending of complete) {
      if (ending.rank < best && isEnding(ending, text, { from: from.start, to: at + 1 })) best = ending.rank;
    }
  }
  return best;
}

/** Whether the name that was found is the one meant: a word of its own, and in its own spelling where that counts. */
function isEnding({ wholeWord, spelling }: Ending, text: string, at: { from: number; to: number }): boolean {
  if (wholeWord && continuesWord(text, at.to)) return false;
  return spelling === undefined || text.startsWith(spelling, at.from);
}

function folded(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** Letters, digits, "_" and "-", and everything beyond ASCII, which is mostly letters. */
function isWordCode(code: number): boolean {
  return code >= 128 || wordCodes[code] === 1;
}

/** Behind these a word is a part of a longer name, a path, a domain or a query, never a name of its own. */
function blocksStart(code: number): boolean {
  return code >= 128 || startBlockers[code] === 1;
}

function continuesWord(text: string, at: number): boolean {
  if (at >= text.length) return false;
  const code = text.charCodeAt(at);
  if (isWordCode(code)) return true;
  // "gptbot.example" is a host; "Daum 4.1" and a full stop are not.
  return code === 46 && /[a-z]/i.test(text.charAt(at + 1));
}

const wordCodes = charTable(/[\w-]/);
const startBlockers = charTable(/[\w\-./=&?#%~]/);
