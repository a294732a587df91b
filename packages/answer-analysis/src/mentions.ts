import { aliasForms, isOrdinaryName } from "./alias-forms.ts";
import { analysedPart } from "./analysed-part.ts";
import { type Automaton, buildAutomaton, scan } from "./automaton.ts";
import type { Brand } from "./brands.ts";
import { foldCase } from "./fold-character.ts";
import { type FoldedText, foldText } from "./fold-text.ts";
import { isNamedAlone, isSentenceStart } from "./sentence-start.ts";
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
export function mentions(text: string, names: NameIndex): Occurrence[] {
  return mentionsIn(foldText(analysedPart(text)), names);
}

export function mentionsIn(text: FoldedText, names: NameIndex): Occurrence[] {
  const candidates: Candidate[] = [];
  scan(names.automaton, text, (pattern, last) => {
    const candidate = candidateAt(text, names.forms[pattern], last);
    if (candidate) candidates.push(candidate);
  });
  const named = longestFirst(candidates, text.source.length).filter(({ form }) => form.brandId !== undefined);
  return surelyNames(text, named).map(({ brandId, start, end }) => ({ brandId, start, end }));
}

function candidateAt(text: FoldedText, form: Form | undefined, last: number): Candidate | undefined {
  if (!form) return undefined;
  const first = last - form.spelling.length + 1;
  if (!isWholeWord(text, first, last)) return undefined;

  const [start, end] = [text.from[first] ?? 0, sourceEnd(text, last)];
  if (form.cased !== undefined && foldCase(text.source.slice(start, end)) !== form.cased) return undefined;
  if (isInsideAddress(text, first, last)) return undefined;
  return { brandId: form.brandId ?? "", start, end, form, units: form.spelling.length };
}

/** What is taken is never the shorter, so a name overlaps it exactly if one of its own ends is covered. */
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

/**
 * At the start of a sentence every word is capitalised, so there an ordinary word is a name only where it
 * stands alone ("**Target**: …") or if the answer names that brand elsewhere beyond doubt.
 */
function surelyNames({ source }: FoldedText, found: readonly Candidate[]): Candidate[] {
  const isSure = (one: Candidate): boolean =>
    one.form.cased === undefined || !isSentenceStart(source, one.start) || isNamedAlone(source, one);
  const sure = new Set(found.filter(isSure).map(({ brandId }) => brandId));
  return found.filter(({ brandId }) => sure.has(brandId));
}

function formsOf(brand: Brand): Form[] {
  return [{ text: brand.name }, ...brand.aliases].flatMap(
    ({ text, isCased = isOrdinaryName(text), excludes = [] }) => [
      ...aliasForms(text).map((spelling) => ({
        brandId: brand.id,
        spelling,
        cased: isCased ? foldCase(text) : undefined,
      })),
      ...excludes.flatMap(aliasForms).map((spelling) => ({ brandId: undefined, spelling, cased: undefined })),
    ],
  );
}
