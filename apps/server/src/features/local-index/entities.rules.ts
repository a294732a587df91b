import { nameOfRanked, namesIn, naming } from "./language/names.rules.ts";
import type { Retrieved } from "./retrieve.rules.ts";
import { type ScoredSentence, scoredSentences } from "./scored-sentences.rules.ts";
import type { Found } from "./search-index.rules.ts";

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

interface Named {
  readonly brands: readonly Brand[];
  /** What is not to be listed, if it is named in this text. */
  readonly except: string | undefined;
}

interface Candidate {
  readonly name: string;
  readonly names: (text: string) => boolean;
  readonly domains: readonly string[];
}

const entitiesMax = 10;
/** A capitalised word on one page alone may be anything. */
const pagesMin = 2;
/** Beside the best quotation: what is named in passing is no answer, unless it has a place in a ranking. */
const scorePartMin = 0.4;
/** What only its title, heading or address connects with a name. */
const aroundPart = 0.5;

/** What the passages name, in the order of what was found about it; whose brand it is makes no difference. */
export function entitiesOf(retrieved: Retrieved, { brands, except = "" }: Named): Entity[] {
  const { query, synonyms, wide } = retrieved;
  const sentences = scoredSentences({ query, synonyms, passages: wide });
  const known = brands.map(({ name, aliases, domains }) => ({
    name,
    names: naming([name, ...aliases]),
    domains,
  }));
  const candidates = [...known, ...strangers(wide, known)].filter(({ names }) => !names(except));

  const quoted = new Set<string>();
  const ranked = candidates
    .map((candidate) => ({ candidate, evidence: evidenceOf(candidate, wide) }))
    .filter(({ evidence }) => evidence > 0)
    .toSorted((one, other) => other.evidence - one.evidence);
  const entities = ranked.flatMap(({ candidate, evidence }) => {
    const quote = quoteFor(candidate, sentences, quoted);
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
function strangers(passages: readonly Found[], known: readonly Candidate[]): Candidate[] {
  const pagesOf = new Map<string, Set<string>>();
  const ranked = new Set<string>();
  for (const { page, passage } of passages) {
    const lead = nameOfRanked(passage.heading);
    if (lead) ranked.add(lead);
    const named = passage.text.split("\n").flatMap((sentence) => namesIn(sentence, page.language));
    for (const name of [...named, ...(lead ? [lead] : [])]) {
      pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(page.url));
    }
  }
  const names = [...pagesOf].filter(([name, pages]) => pages.size >= pagesMin || ranked.has(name));
  return names
    .map(([name]) => name)
    .filter((name) => !known.some((brand) => brand.names(name)))
    .map((name) => ({ name, names: naming([name]), domains: [] }));
}

function evidenceOf(candidate: Candidate, passages: readonly Found[]): number {
  const parts = passages.map((found) => {
    if (candidate.names(found.passage.text)) return found.score;
    return isAround(candidate, found) ? aroundPart * found.score : 0;
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

/** A sentence that names it before one that stands on its page, and one that is not quoted yet before one that is. */
function quoteFor(
  candidate: Candidate,
  sentences: readonly ScoredSentence[],
  quoted: ReadonlySet<string>,
): ScoredSentence | undefined {
  const naming = sentences.filter(({ text }) => candidate.names(text));
  const around = sentences.filter(({ found }) => isAround(candidate, found));
  return (
    naming.find(({ text }) => !quoted.has(text)) ?? naming[0] ?? around.find(({ text }) => !quoted.has(text))
  );
}

function isAround({ names, domains }: Candidate, { page, passage }: Found): boolean {
  if (names(page.title) || names(passage.heading)) return true;
  const host = URL.parse(page.url)?.host ?? "";
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
