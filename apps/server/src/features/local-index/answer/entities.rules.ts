import { nameOfRanked, namesIn, naming } from "../language/names.rules.ts";
import type { RetrievalResult } from "../rank/retrieve.rules.ts";
import type { FoundPassage } from "../rank/search-index.rules.ts";
import type { Passage } from "../store/passages.rules.ts";
import {
  coveredSentences,
  type ScoredSentence,
  type SentenceFinder,
  scoredSentences,
} from "./scored-sentences.rules.ts";

export interface Brand {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly isClient: boolean;
}

/** Something that the passages name, and the sentence that says most about it. */
export interface Entity {
  readonly name: string;
  readonly evidence: number;
  readonly quote: ScoredSentence;
}

interface NamedBrands {
  readonly brands: readonly Brand[];
  /** Name that is not to be listed, if it is named in this text. */
  readonly except: string | undefined;
}

/** Candidate to list, and how it stands to passages. */
export interface Candidate {
  readonly name: string;
  names(text: string): boolean;
  standsTo(found: FoundPassage): PassageStanding;
}

/** A passage names it, or only its title, heading or address does. */
type PassageStanding = "named" | "around" | "away";

/** For whoever asks for the same passages again and again: makes the same candidate of the same names. */
export type CandidateMaker = (of: Pick<Brand, "name" | "aliases" | "domains">) => Candidate;

export const candidateOf: CandidateMaker = ({ name, aliases, domains }) => {
  const names = naming([name, ...aliases]);
  const standings = new WeakMap<Passage, PassageStanding>();
  const standing = ({ page, passage }: FoundPassage): PassageStanding => {
    if (names(passage.text)) return "named";
    return names(page.title) || names(passage.heading) || isAt(page.url, domains) ? "around" : "away";
  };
  return {
    name,
    names,
    standsTo: (found) => {
      const known = standings.get(found.passage) ?? standing(found);
      standings.set(found.passage, known);
      return known;
    },
  };
};

function isAt(url: string, domains: readonly string[]): boolean {
  if (domains.length === 0) return false;
  const host = URL.parse(url)?.host ?? "";
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** How answers are made; both ways may keep what they made for one question. */
export interface AnswerReader {
  readonly covered: SentenceFinder;
  readonly candidateOf: CandidateMaker;
}

const entitiesMax = 10;
/** A capitalised word on one page alone may be anything. */
const pagesMin = 2;
/** Beside the best quotation: what is named in passing is no answer, unless it has a place in a ranking. */
const scorePartMin = 0.4;
/** Part of what only its title, heading or address connects with a name. */
const aroundPart = 0.5;

/** Entities that the passages name, in the order of what was found about it; whose brand it is makes no difference. */
export function entitiesOf(
  { query, synonyms, wide }: RetrievalResult,
  { brands, except = "" }: NamedBrands,
  reading: AnswerReader = { covered: coveredSentences, candidateOf },
): Entity[] {
  const sentences = scoredSentences({ query, synonyms, passages: wide }, reading.covered);
  const known = brands.map(reading.candidateOf);
  const others = strangers(wide, known).map((name) =>
    reading.candidateOf({ name, aliases: [], domains: [] }),
  );
  const candidates = [...known, ...others].filter(({ names }) => !names(except));

  const sentencesOf = Map.groupBy(sentences, ({ found }) => found);
  const quoted = new Set<string>();
  const ranked = candidates
    .map((candidate) => ({ candidate, ...evidenceOf(candidate, wide) }))
    .filter(({ evidence }) => evidence > 0)
    .toSorted((one, other) => other.evidence - one.evidence);
  const entities = ranked.flatMap(({ candidate, evidence, naming }) => {
    const quote = quoteFor(candidate, { sentences, sentencesOf, naming, quoted });
    if (!quote) return [];
    quoted.add(quote.text);
    return [{ ...candidate, evidence, quote }];
  });
  const scoreMin = scorePartMin * Math.max(...entities.map(({ quote }) => quote.score));
  const places = wide.flatMap(({ passage }) => nameOfRanked(passage.heading) ?? []);
  return entities
    .filter(({ quote, names }) => quote.score >= scoreMin || places.some(names))
    .map(({ name, evidence, quote }) => ({ name, evidence, quote }))
    .slice(0, entitiesMax);
}

/** Names that nobody handed in: of two pages at least, or the headings of a ranking. */
function strangers(passages: readonly FoundPassage[], known: readonly Candidate[]): string[] {
  const pagesOf = new Map<string, Set<string>>();
  const ranked = new Set<string>();
  for (const { page, passage } of passages) {
    const lead = nameOfRanked(passage.heading);
    if (lead) ranked.add(lead);
    for (const name of [...namedIn(passage, page.language), ...(lead ? [lead] : [])]) {
      pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(page.url));
    }
  }
  const names = [...pagesOf].filter(([name, pages]) => pages.size >= pagesMin || ranked.has(name));
  return names.map(([name]) => name).filter((name) => !known.some((brand) => brand.names(name)));
}

/** Names in the sentences of a passage. */
function namedIn(passage: Passage, language: string): readonly string[] {
  const known = named.get(passage);
  if (known) return known;
  const names = passage.text.split("\n").flatMap((sentence) => namesIn(sentence, language));
  named.set(passage, names);
  return names;
}

/** Names of passages that an index holds: each is of one page, and read for many questions. */
const named = new WeakMap<Passage, readonly string[]>();

interface Evidence {
  readonly evidence: number;
  /** Passages whose text names it, in their order. */
  readonly naming: ReadonlySet<FoundPassage>;
}

function evidenceOf(candidate: Candidate, passages: readonly FoundPassage[]): Evidence {
  const naming = new Set<FoundPassage>();
  let evidence = 0;
  for (const found of passages) {
    const standing = candidate.standsTo(found);
    if (standing === "named") naming.add(found);
    if (standing !== "away") evidence += (standing === "named" ? 1 : aroundPart) * found.score;
  }
  return { evidence, naming };
}

interface QuotableSentences extends Pick<Evidence, "naming"> {
  /** The best first, and so those of each passage. */
  readonly sentences: readonly ScoredSentence[];
  readonly sentencesOf: ReadonlyMap<FoundPassage, readonly ScoredSentence[]>;
  readonly quoted: ReadonlySet<string>;
}

/** A sentence that names it before one that stands on its page, and one that is not quoted yet before one that is. */
function quoteFor(
  candidate: Candidate,
  { sentences, sentencesOf, naming, quoted }: QuotableSentences,
): ScoredSentence | undefined {
  const those = [...naming]
    .flatMap((found) => sentencesOf.get(found) ?? [])
    .filter(({ text }) => candidate.names(text))
    .toSorted((one, other) => other.score - one.score);
  return (
    those.find(({ text }) => !quoted.has(text)) ??
    those[0] ??
    sentences.find(({ text, found }) => !quoted.has(text) && candidate.standsTo(found) === "around")
  );
}
