import { contentStems } from "./same-words.rules.ts";
import { familyOf, type Value, withoutSpan } from "./values/value.rules.ts";

/** A sentence with the stems of its parts, so that it can be told which of them goes with which value. */
export interface ReadSentence {
  readonly text: string;
  readonly values: readonly Value[];
  /** Stems of the whole sentence. */
  readonly stems: ReadonlySet<string>;
  readonly clauses: readonly Clause[];
}

interface Clause {
  readonly start: number;
  readonly end: number;
  readonly stems: ReadonlySet<string>;
  /** Families of the measures of its values. */
  readonly measures: ReadonlySet<string>;
}

/** Words said of one value: in its clause, in clauses without values of its measure, and in earlier ones that have some. */
export interface ValueWords {
  readonly own: ReadonlySet<string>;
  readonly shared: ReadonlySet<string>;
  readonly earlier: ReadonlySet<string>;
}

const borders =
  /[,;:](?=\s)|\s[-–—]\s|[()]|(?<!\p{L})(?:and|while|whereas|but|or|und|während|aber|oder|et|mais|tandis|y|pero|mientras|e|ma|mentre|en|maar|terwijl|mas|enquanto)(?!\p{L})/giu;

/** Reads a claim: whoever is named as its source is looked for apart from what is said. */
export function readStatement(text: string, values: readonly Value[], language: string): ReadSentence {
  const { stems, clauses } = readSentence(withoutSources(text, values), values, language);
  return { text, values, stems, clauses };
}

export function withoutSources(text: string, values: readonly Value[]): string {
  let said = text;
  for (const { kind, start, end } of values) if (kind === "source") said = withoutSpan(said, start, end);
  return said;
}

/** Reads a sentence whose values are known. Figures, prices and dates are no words of it; names with figures are. */
export function readSentence(text: string, values: readonly Value[], language: string): ReadSentence {
  const words = withoutFigures(text, values);
  const stems = contentStems(words, language);
  const cuts =
    values.length < 2 ? [] : [...text.matchAll(borders)].filter(({ index }) => isOutside(index, values));
  const starts = [0, ...cuts.map(({ index, 0: border }) => index + border.length)];
  const ends = [...cuts.map(({ index }) => index), text.length];
  const clauses: Clause[] = [];
  for (const [at, start] of starts.entries()) {
    const end = ends[at] ?? text.length;
    const own = starts.length === 1 ? stems : contentStems(words.slice(start, end), language);
    const last = clauses.at(-1);
    // "Between 2021 and 2024" is one clause.
    if (own.size === 0 && last) clauses.pop();
    const begin = own.size === 0 && last ? last.start : start;
    clauses.push({
      start: begin,
      end,
      stems: own.size === 0 && last ? last.stems : own,
      measures: new Set(
        values.filter((value) => isIn(value, begin, end)).map(({ measure }) => familyOf(measure)),
      ),
    });
  }
  return { text, values, stems, clauses };
}

/** Words that go with a value: all of them, if it is the only one of its measure. */
export function sayingOf({ stems, clauses, values }: ReadSentence, value: Value): ValueWords {
  const none = new Set<string>();
  const family = familyOf(value.measure);
  const isAlone = values.every((other) => other === value || familyOf(other.measure) !== family);
  if (isAlone || clauses.length === 1) return { own: stems, shared: none, earlier: none };

  const at = clauses.findIndex(({ start, end }) => isIn(value, start, end));
  const own = clauses[at]?.stems ?? none;
  const shared = clauses.filter((clause, n) => n !== at && !clause.measures.has(family));
  const earlier = clauses.filter((clause, n) => n < at && clause.measures.has(family));
  return { own, shared: union(shared), earlier: union(earlier) };
}

/** The words of a claim that must be found with one of its values; all of them, if it is the only one. */
export function claimStems(sentence: ReadSentence, value: Value): ReadonlySet<string> {
  const { clauses, values, stems } = sentence;
  const told = values.filter(({ isWeak, measure }) => !isWeak || measure === value.measure || measure === "");
  if (told.length < 2 || clauses.length === 1) return stems;
  const at = clauses.findIndex(({ start, end }) => isIn(value, start, end));
  const kept = clauses.filter(
    (clause, n) =>
      n === at || clause.measures.size === 0 || (n === 0 && !clause.measures.has(familyOf(value.measure))),
  );
  const found = union(kept);
  return found.size === 0 ? stems : found;
}

function union(clauses: readonly Clause[]): ReadonlySet<string> {
  return new Set(clauses.flatMap((clause) => [...clause.stems]));
}

export function withoutFigures(text: string, values: readonly Value[]): string {
  let words = text;
  for (const { kind, measure, start, end, reach = end } of values) {
    if (measure !== "name" && (kind === "number" || kind === "date" || kind === "price"))
      words = withoutSpan(words, start, Math.max(end, reach));
  }
  return words;
}

function isOutside(index: number, values: readonly Value[]): boolean {
  return values.every(({ start, end }) => index < start || index >= end);
}

function isIn(value: Value, start: number, end: number): boolean {
  return value.start >= start && value.start < end;
}
