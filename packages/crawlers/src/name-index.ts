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
  /** Of two characters or more. "Name" is a whole word, "Name/" needs what stands behind the slash to be a version, "Name-*" is a prefix. */
  readonly name: string;
  readonly caseSensitive: boolean;
  /**
   * Whose it is, in lower case and without spaces. Names with an operator are also found with words before
   * and behind them that leave them the same agent's (see name-edges.ts).
   */
  readonly operator?: string;
}

type Search = (text: string) => number | undefined;

/** "stem" is the name of a "version", without its slash. */
type EndingKind = "word" | "version" | "family" | "stem";

interface Ending {
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
  const { next } = trie;
  const operators = new Set(names.flatMap(({ operator }) => (operator ? [operator] : [])));

  return (text) => {
    let best = Number.POSITIVE_INFINITY;
    for (let start = 0; start < text.length; start = nextStart(text, start)) {
      const node = nodeOfTwo(next, text, start);
      if (node === 0) continue;
      const isJoint = start > 0 && startKind(text.charCodeAt(start - 1)) === startKinds.joint;
      best = walk(trie, text, { start, node, best, operators: isJoint ? operators : undefined });
    }
    return best === Number.POSITIVE_INFINITY ? undefined : best;
  };
}

/** The next place at which a name may begin, or the text's end. */
function nextStart(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && startKind(text.charCodeAt(at - 1)) === startKinds.within) at++;
  return at;
}

/** Where the trie stands after two characters: at 0 for nearly all words, which are done with after this look. */
function nodeOfTwo(next: Uint16Array, text: string, start: number): number {
  const first = text.charCodeAt(start);
  const node = first < width ? (next[first] ?? 0) : 0;
  if (node === 0) return 0;
  // Behind the text's end stands NaN, which is not less than anything.
  const second = text.charCodeAt(start + 1);
  return second < width ? (next[node * width + second] ?? 0) : 0;
}

interface Trie {
  /** One row of `width` next nodes for each node, the same for both cases; 0 means "no such name". */
  readonly next: Uint16Array;
  /** The names that are complete at each node, mostly none. */
  readonly endings: readonly (readonly Ending[] | undefined)[];
}

const width = 128;

function buildTrie(names: readonly RankedName[]): Trie {
  const rows: number[][] = [[]];
  const endings: (Ending[] | undefined)[] = [undefined];
  for (const ranked of names) {
    for (const { kind, literal } of literalsOf(ranked)) {
      const lower = [...literal.toLowerCase()];
      const node = lower.reduce((at, char) => nextNode(rows, at, char.charCodeAt(0)), 0);
      endings[node] = [...(endings[node] ?? []), endingOf(ranked, { kind, literal })];
    }
  }
  const next = new Uint16Array(rows.length * width);
  rows.forEach((row, node) => {
    row.forEach((to, code) => {
      next[node * width + code] = to;
      next[node * width + String.fromCharCode(code).toUpperCase().charCodeAt(0)] = to;
    });
  });
  return { next, endings };
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

function endingOf({ rank, name, caseSensitive, operator }: RankedName, { kind, literal }: Literal): Ending {
  return { rank, kind, spelling: caseSensitive ? literal : undefined, operator, saysRobot: saysRobot(name) };
}

function nextNode(rows: number[][], node: number, code: number): number {
  const row = rows[node] ?? [];
  const known = row[code];
  if (known !== undefined) return known;

  const created = rows.push([]) - 1;
  row[code] = created;
  return created;
}

interface Walk {
  readonly start: number;
  /** Where the trie stands after the first two characters. */
  readonly node: number;
  readonly best: number;
  /** Who may stand before the name, if it begins at a joint within a word. */
  readonly operators: ReadonlySet<string> | undefined;
}

function walk({ next, endings }: Trie, text: string, { start, node: second, best, operators }: Walk): number {
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
    node = code < width ? (next[node * width + code] ?? 0) : 0;
  }
  return lowest;
}

function lowestOf(complete: readonly Ending[], text: string, at: Place & { best: number }): number {
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
function isName(ending: Ending, text: string, at: Place): boolean {
  if (ending.spelling !== undefined && !text.startsWith(ending.spelling, at.from)) return false;
  if (at.prefix && !isLedTo(ending, text, { to: at.to, prefix: at.prefix })) return false;
  if (!endsName(ending, text, at)) return false;
  return ending.operator === undefined || !isCompared(text, at.from);
}

function isLedTo(ending: Ending, text: string, at: { to: number; prefix: Prefix }): boolean {
  if (at.prefix.kind === "operator") return at.prefix.operator === ending.operator;
  if (ending.operator === undefined) return false;
  return (
    at.prefix.kind === "robot" || ending.kind === "version" || /^\/v?\d/.test(text.slice(at.to, at.to + 3))
  );
}

function endsName(ending: Ending, text: string, at: Place): boolean {
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
