import { aliasForms } from "./alias-forms.ts";
import { analysedPart } from "./analysed-part.ts";
import { type Automaton, buildAutomaton, scan } from "./automaton.ts";
import type { Brand, BrandAlias } from "./brands.ts";
import { foldCase } from "./fold-character.ts";
import { type FoldedText, foldText } from "./fold-text.ts";
import { languageOf } from "./guard/answer-language.ts";
import { isCapitalLineAt } from "./guard/bearings.ts";
import { type Verdict, verdictOn } from "./guard/name-guard.ts";
import { isOrdinaryName, type KnownLanguage } from "./guard/ordinary-words.ts";
import { isInsideAddress, isWholeWord, sourceEnd } from "./word-edges.ts";

/** One place where an answer names a brand, as a span of UTF-16 offsets of the stored text. */
export interface Occurrence {
  readonly brandId: string;
  readonly start: number;
  readonly end: number;
}

/** The names of a set of brands, ready to be looked up in any number of answers. */
export interface NameIndex {
  readonly automaton: Automaton;
  readonly forms: readonly Form[];
}

/** A spelling of a name; one without a brand is a phrase that hides names within it. */
interface Form {
  readonly brandId: string | undefined;
  readonly spelling: string;
  /** The exact case that is meant, where only that tells the name from an ordinary word. */
  readonly cased: string | undefined;
}

interface Candidate extends Occurrence {
  readonly form: Form;
  readonly units: number;
}

/** A spelling that two brands share belongs to the one that comes first. */
export function indexNames(brands: readonly Brand[]): NameIndex {
  const forms = new Map<string, Form>();
  for (const form of brands.flatMap(formsOf)) {
    const key = `${form.spelling}\n${form.cased ?? ""}`;
    if (!forms.has(key)) forms.set(key, form);
  }
  const list = [...forms.values()];
  return { forms: list, automaton: buildAutomaton(list.map(({ spelling }) => spelling)) };
}

/**
 * All places where the text names one of the brands, in reading order, within its first 200,000 characters. Where names
 * overlap the longest counts.
 */
export function mentions(
  text: string,
  names: NameIndex,
  citedBrands: ReadonlySet<string> = new Set(),
): Occurrence[] {
  return mentionsIn(foldText(analysedPart(text)), names, citedBrands);
}

/** The same of a text that is folded already. Brands whose pages the answer cites are believed more easily. */
export function mentionsIn(
  text: FoldedText,
  names: NameIndex,
  citedBrands: ReadonlySet<string>,
): Occurrence[] {
  const candidates: Candidate[] = [];
  scan(names.automaton, text, (pattern, last) => {
    const candidate = candidateAt(text, names.forms[pattern], last);
    if (candidate) candidates.push(candidate);
  });
  const named = longestFirst(candidates, text.source.length).filter(({ form }) => form.brandId !== undefined);
  return believed(text, named, citedBrands).map(({ brandId, start, end }) => ({ brandId, start, end }));
}

function candidateAt(text: FoldedText, form: Form | undefined, last: number): Candidate | undefined {
  if (!form) return undefined;
  const first = last - form.spelling.length + 1;
  if (!isWholeWord(text, first, last)) return undefined;

  const [start, end] = [text.from[first] ?? 0, sourceEnd(text, last)];
  if (form.cased !== undefined && !isWrittenLike(text.source, { start, end }, form.cased)) return undefined;
  if (isInsideAddress(text, first, last)) return undefined;
  return { brandId: form.brandId ?? "", start, end, form, units: form.spelling.length };
}

/** Names that are taken are never the shorter, so that another overlaps one exactly if one of its own ends is covered. */
function longestFirst(candidates: readonly Candidate[], length: number): Candidate[] {
  if (candidates.length < 2) return [...candidates];
  const covered = new Uint8Array(length);
  const taken = candidates
    .toSorted((a, b) => b.units - a.units || a.start - b.start)
    .filter(({ start, end }) => {
      if (covered[start] === 1 || covered[end - 1] === 1) return false;
      covered.fill(1, start, end);
      return true;
    });
  return taken.sort((a, b) => a.start - b.start);
}

/** In its own case, or in capitals where the whole line is. */
function isWrittenLike(source: string, span: { start: number; end: number }, cased: string): boolean {
  const written = foldCase(source.slice(span.start, span.end));
  return written === cased || (written === cased.toUpperCase() && isCapitalLineAt(source, span));
}

/**
 * Places believed: of those that hold an ordinary word like the brand's those where something speaks for the brand, and those where
 * nothing speaks against it if the answer names the brand elsewhere beyond doubt or cites one of its pages.
 */
function believed(
  { source }: FoldedText,
  found: readonly Candidate[],
  citedBrands: ReadonlySet<string>,
): Candidate[] {
  if (found.every(({ form }) => form.cased === undefined)) return [...found];
  const language = languageOf(source);
  const judged = found.map((one) => ({ one, verdict: judge(source, one, language) }));
  const known = new Set([
    ...citedBrands,
    ...judged.filter(({ verdict }) => verdict === "NAME").map(({ one }) => one.brandId),
  ]);
  return judged
    .filter(({ one, verdict }) => verdict === "NAME" || (verdict === "OPEN" && known.has(one.brandId)))
    .map(({ one }) => one);
}

function judge(
  source: string,
  { form, start, end }: Candidate,
  language: KnownLanguage | undefined,
): Verdict {
  if (form.cased === undefined) return "NAME";
  return verdictOn(source, { word: form.spelling, start, end }, language);
}

function formsOf(brand: Brand): Form[] {
  return [brand.nameAs ?? { text: brand.name }, ...brand.aliases].flatMap((alias) => [
    ...aliasForms(alias.text).map((spelling) => ({
      brandId: brand.id,
      spelling,
      cased: isCasedForm(alias, spelling) ? foldCase(alias.text) : undefined,
    })),
    ...(alias.excludes ?? [])
      .flatMap(aliasForms)
      .map((spelling) => ({ brandId: undefined, spelling, cased: undefined })),
  ]);
}

/** By default the case tells where the name is a word, or where what is left of it without its signs is as short as one. */
function isCasedForm({ text, isCased }: BrandAlias, spelling: string): boolean {
  if (isCased !== undefined) return isCased;
  if (isOrdinaryName(text) || isOrdinaryName(text.replace(nameSigns, ""))) return true;
  return spelling.length <= shortMax && hasNameSign.test(text) && /^[a-z]+$/.test(spelling);
}

const nameSigns = /[!?*"\u201c\u201d]/g;
const hasNameSign = /[!?*.]/;
const shortMax = 4;
