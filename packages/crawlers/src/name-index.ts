import {
  continuesWord,
  isAdvertising,
  isCompared,
  isVariant,
  isVersionedVariant,
  type Prefix,
  prefixOf,
  startKind,
  startKinds,
} from "./name-edges.ts";
import { saysRobot } from "./name-forms.ts";

/** A literal name and its precedence: 0 comes first. */
export interface RankedName {
  readonly rank: number;
  /**
   * Name of two characters or more. "Name" is a whole word, "Name/" needs what stands behind the slash to be a version, "Name-*" is a
   * prefix.
   */
  readonly name: string;
  readonly caseSensitive: boolean;
  /**
   * Operator whose it is, in lower case and without spaces. Names with an operator are also found with words before and behind them that
   * leave them the same agent's (see name-edges.ts).
   */
  readonly operator?: string;
}

type Search = (text: string) => number | undefined;

/** "stem" is the name of a "version", without its slash. */
type EndingKind = "word" | "version" | "family" | "stem";

interface NameEnding {
  readonly rank: number;
  readonly kind: EndingKind;
  /** The exact spelling, when case matters. */
  readonly spelling: string | undefined;
  readonly operator: string | undefined;
  readonly saysRobot: boolean;
}

/**
 * Compiles names into one trie and returns its search: the lowest rank of all names that stand in a text
 * at word boundaries. Each position is walked at most as far as the longest name, so that the cost grows
 * linearly with the text and not at all with the number of names.
 */
export function indexNames(names: readonly RankedName[]): Search {
  const trie = buildTrie(names);
  const { pairs } = trie;
  const operators = new Set(names.flatMap(({ operator }) => (operator ? [operator] : [])));

  return (text) => {
    let best = Number.POSITIVE_INFINITY;
    for (let start = 0; start < text.length; start = nextStart(text, start)) {
      const node = nodeOfTwo(pairs, text, start);
      if (node === 0) continue;
      const isJoint = start > 0 && startKind(text.charCodeAt(start - 1)) === startKinds.joint;
      best = walk(trie, text, { start, node, best, operators: isJoint ? operators : undefined });
    }
    return best === Number.POSITIVE_INFINITY ? undefined : best;
  };
}

/** The next place at which a name may begin, or the text's end. */
function nextStart(text: string, start: number): number {
  let at = start;
  while (at < text.length && startKind(text.charCodeAt(at)) === startKinds.within) at++;
  return at + 1;
}

/** Where the trie stands after two characters: at 0 for nearly all words, which are done with after this look. */
function nodeOfTwo(pairs: Uint16Array, text: string, start: number): number {
  const first = text.charCodeAt(start);
  // Behind the text's end stands NaN, which is not less than anything.
  const second = text.charCodeAt(start + 1);
  return first < 128 && second < 128 ? (pairs[first * 128 + second] ?? 0) : 0;
}

interface Trie {
  /** The node that each two characters lead to from the root: most of what is ever asked, and in one step. */
  readonly pairs: Uint16Array;
  /** The column of each character, the same for both cases; 0 is for those that no name has. */
  readonly columns: Uint8Array;
  readonly width: number;
  /** One row of `width` next nodes for each node, so narrow that all stay in the processor's cache; 0 means "no such name". */
  readonly next: Uint16Array;
  /** The names that are complete at each node, mostly none. */
  readonly endings: readonly (readonly NameEnding[] | undefined)[];
}

function buildTrie(names: readonly RankedName[]): Trie {
  const literals = names.flatMap((ranked) => literalsOf(ranked).map((literal) => ({ ...literal, ranked })));
  const { columns, width } = columnsOf(literals.map(({ literal }) => literal).join(""));
  const rows: number[][] = [[]];
  const endings: (NameEnding[] | undefined)[] = [undefined];
  for (const { kind, literal, ranked } of literals) {
    const node = [...literal].reduce((at, char) => nextNode(rows, at, columns[char.charCodeAt(0)] ?? 0), 0);
    endings[node] = [...(endings[node] ?? []), endingOf(ranked, { kind, literal })];
  }
  const next = new Uint16Array(rows.length * width);
  rows.forEach((row, node) => {
    row.forEach((to, column) => {
      next[node * width + column] = to;
    });
  });
  const nodeOf = (node: number, code: number): number => next[node * width + (columns[code] ?? 0)] ?? 0;
  const pairs = Uint16Array.from({ length: 128 * 128 }, (_, pair) => {
    const node = nodeOf(0, pair >> 7);
    return node === 0 ? 0 : nodeOf(node, pair & 127);
  });
  return { pairs, columns, width, next, endings };
}

function columnsOf(text: string): Pick<Trie, "columns" | "width"> {
  const columns = new Uint8Array(128);
  const chars = [...new Set(text.toLowerCase())];
  chars.forEach((char, index) => {
    columns[char.charCodeAt(0)] = index + 1;
    columns[char.toUpperCase().charCodeAt(0)] = index + 1;
  });
  return { columns, width: chars.length + 1 };
}

interface Literal {
  readonly kind: EndingKind;
  readonly literal: string;
}

function literalsOf({ name, operator }: RankedName): readonly Literal[] {
  if (name.endsWith("*")) return [{ kind: "family", literal: name.slice(0, -1) }];
  if (!name.endsWith("/")) return [{ kind: "word", literal: name }];
  const version: Literal = { kind: "version", literal: name };
  return operator ? [version, { kind: "stem", literal: name.slice(0, -1) }] : [version];
}

function endingOf(
  { rank, name, caseSensitive, operator }: RankedName,
  { kind, literal }: Literal,
): NameEnding {
  return { rank, kind, spelling: caseSensitive ? literal : undefined, operator, saysRobot: saysRobot(name) };
}

function nextNode(rows: number[][], node: number, column: number): number {
  const row = rows[node] ?? [];
  const known = row[column];
  if (known !== undefined) return known;

  const created = rows.push([]) - 1;
  row[column] = created;
  return created;
}

interface Walk {
  readonly start: number;
  /** Where the trie stands after the first two characters. */
  readonly node: number;
  readonly best: number;
  /** Operators that may stand before the name, if it begins at a joint within a word. */
  readonly operators: ReadonlySet<string> | undefined;
}

function walk(trie: Trie, text: string, { start, node: second, best, operators }: Walk): number {
  const { columns, width, next, endings } = trie;
  let lowest = best;
  let node = second;
  for (let at = start + 2; node !== 0; at++) {
    const complete = endings[node];
    if (complete !== undefined) {
      const prefix = operators && prefixOf(text, start, operators);
      if (operators && !prefix) return lowest;
      lowest = lowestOf(complete, text, { from: start, to: at, prefix, best: lowest });
    }
    const code = text.charCodeAt(at);
    node = code < 128 ? (next[node * width + (columns[code] ?? 0)] ?? 0) : 0;
  }
  return lowest;
}

function lowestOf(complete: readonly NameEnding[], text: string, at: Place & { best: number }): number {
  return complete.reduce(
    (best, ending) => (ending.rank < best && isName(ending, text, at) ? ending.rank : best),
    at.best,
  );
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly prefix: Prefix | undefined;
}

/** Whether the name that was found is the one meant: a word of its own, and in its own spelling where that counts. */
function isName(ending: NameEnding, text: string, at: Place): boolean {
  if (ending.spelling !== undefined && !text.startsWith(ending.spelling, at.from)) return false;
  if (at.prefix && !isLedTo(ending, text, { to: at.to, prefix: at.prefix })) return false;
  if (!endsName(ending, text, at)) return false;
  return ending.operator === undefined || !isCompared(text, at.from);
}

function isLedTo(ending: NameEnding, text: string, at: { to: number; prefix: Prefix }): boolean {
  if (at.prefix.kind === "operator") return at.prefix.operator === ending.operator;
  if (ending.operator === undefined) return false;
  return (
    at.prefix.kind === "robot" || ending.kind === "version" || /^\/v?\d/.test(text.slice(at.to, at.to + 3))
  );
}

function endsName(ending: NameEnding, text: string, at: Place): boolean {
  switch (ending.kind) {
    case "version":
      return true;
    case "family":
      return ending.operator === undefined || !isAdvertising(text, at.to);
    case "stem":
      return isVersionedVariant(text, at.to) || (at.prefix?.kind === "robot" && !continuesWord(text, at.to));
    case "word":
      if (!continuesWord(text, at.to)) return true;
      return ending.operator !== undefined && isVariant(text, at.to, ending);
  }
}
