import type { ClaimPlace } from "@citelens/contract/content/optimization-words";
import { type ReadSentence, readSentence, withoutFigures } from "./clauses.rules.ts";
import { findingParts } from "./compounds.rules.ts";
import type { Evidence } from "./evidence.rules.ts";
import { findingProducts, joiningNames, namesIn, numberedNames, productNames } from "./names.rules.ts";
import { readablePieces } from "./readable-pieces.rules.ts";
import { contentStems } from "./same-words.rules.ts";
import { foldedQuotation } from "./values/quotations.rules.ts";
import { familyOf } from "./values/value.rules.ts";
import { evidenceIn } from "./values/values-in.rules.ts";

/** One text of the evidence. */
export interface EvidenceText {
  readonly from: ClaimPlace;
  readonly sourceId: string | null;
  readonly titleStems: ReadonlySet<string>;
  readonly language: string;
  /** All of it as quotations are compared, and where each sentence begins in it. */
  readonly folded: string;
  readonly starts: readonly number[];
  /** Index of its first sentence among all. */
  readonly first: number;
}

/** A sentence of the evidence, with what it takes over from those before it. */
export interface EvidenceSentence extends ReadSentence {
  readonly of: EvidenceText;
  /** Word for word, where `text` makes one word of a name with a number. */
  readonly said: string;
  /** Stems of its own and those of the heading above it; of a pronoun, also those of what it stands for. */
  readonly about: ReadonlySet<string>;
  /** Stems that a pronoun behind it stands for: that which it is about, and not what is said of it. */
  readonly passedOn: ReadonlySet<string>;
  /** Stems of the names that it has itself. */
  readonly names: ReadonlySet<string>;
  /** The products that it is about, by itself, by the heading above it or by what its pronoun stands for. */
  readonly products: ReadonlySet<string>;
}

export interface EvidenceIndex {
  readonly texts: readonly EvidenceText[];
  readonly sentences: readonly EvidenceSentence[];
  /** Sentences by the keys of their values. */
  readonly byKey: ReadonlyMap<string, readonly number[]>;
  /** Sentences by what they are about. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  /** Sentences of the Brand Context. */
  readonly brand: readonly EvidenceSentence[];
  readonly names: ReadonlySet<string>;
  readonly brandNames: ReadonlySet<string>;
  /** Stems that tell one product from another. */
  readonly productStems: ReadonlySet<string>;
  readonly productsIn: (text: string) => ReadonlySet<string>;
  /** Makes one word of a name with a number. */
  readonly joined: (text: string) => string;
}

const pronoun =
  /^(?:it|its|this|that|these|they|their|he|she|both|er|sie|es|dies|diese[rsn]?|sein|seine|ihr|ihre|il|elle|ils|elles|ce|cette|ces|son|sa|este|esta|estos|ella|él|su|sus|questo|questa|suo|sua|deze|dit|hij|zij|ze|het|ele|ela|este|esta|seu|sua)(?!\p{L})/iu;
/** "From 50 euros it is free": small, as Sie is no pronoun of a thing. */
const innerPronoun = /\s(?:it|they|them|er|sie|elle|elles|ils|hij|zij)(?!\p{L})/u;
/** Pattern of a subject that says itself whom it is about. */
const ownSubject = /^(?:we|you|your|our|i|my|wir|unsere?|vous|votre|vos|nous|notre|nos|je|mon|ma)(?!\p{L})/iu;
const headingWordsMax = 8;
const fragmentStemsMax = 3;

/** Reads all evidence once; claims are then looked for by their values. */
export function indexEvidence(
  evidence: Evidence,
  language: string,
  claims: readonly string[],
): EvidenceIndex {
  const partsIn = findingParts(claims, language);
  const texts: EvidenceText[] = [];
  const sentences: EvidenceSentence[] = [];
  const joined = joiningNames(
    numberedNames(evidence.brand.products, [...evidence.oldText, ...evidence.brand.sentences], language),
  );
  const titles = evidence.oldText.filter((line) => isTitle(line));
  const known = [...evidence.brand.products, ...titles].map((name) => joined(name));
  const productStems = new Set(known.flatMap((name) => [...contentStems(name, language)]));
  const productsIn = findingProducts(productNames(known, evidence.brand.names, language));
  const add = (
    text: Pick<EvidenceText, "from" | "sourceId" | "language">,
    title: string,
    lines: readonly string[],
  ) => {
    const pieces = lines.flatMap(readablePieces);
    const of = {
      ...text,
      titleStems: contentStems(title, text.language),
      first: sentences.length,
      ...foldedText(pieces),
    };
    texts.push(of);
    addSentences(of, pieces, { sentences, productStems, productsIn, joined, partsIn });
  };
  add({ from: "OLD_TEXT", sourceId: null, language }, "", evidence.oldText);
  add({ from: "BRAND", sourceId: null, language }, evidence.brand.names.join(" "), evidence.brand.sentences);
  for (const { id, title, language: own, sentences: lines } of evidence.sources)
    add({ from: "SOURCE", sourceId: id, language: own }, title, lines);

  return {
    texts,
    sentences,
    byKey: placesOf(sentences, ({ values }) =>
      values.flatMap(({ keys, alsoKeys }) => [...keys, ...alsoKeys]),
    ),
    byStem: placesOf(sentences, ({ about }) => about),
    brand: sentences.filter(({ of }) => of.from === "BRAND"),
    names: new Set(sentences.flatMap(({ names }) => [...names])),
    brandNames: contentStems(evidence.brand.names.join(" "), language),
    productStems,
    productsIn,
    joined,
  };
}

/** A heading that is a name: all its words are written large. */
function isTitle(line: string): boolean {
  return /^\p{Lu}[\p{L}\d-]*(?: [\p{Lu}\d][\p{L}\d-]*){1,3}$/u.test(line);
}

function foldedText(lines: readonly string[]): Pick<EvidenceText, "folded" | "starts"> {
  let folded = "";
  const starts = lines.map((line) => {
    const start = folded.length;
    folded += `${foldedQuotation(line)} `;
    return start;
  });
  return { folded, starts };
}

interface SentenceSink {
  readonly sentences: EvidenceSentence[];
  readonly productStems: ReadonlySet<string>;
  readonly productsIn: (text: string) => ReadonlySet<string>;
  readonly joined: (text: string) => string;
  readonly partsIn: (text: string) => ReadonlySet<string>;
}

function addSentences(
  of: EvidenceText,
  lines: readonly string[],
  { sentences, productStems, productsIn, joined, partsIn }: SentenceSink,
): void {
  const nothing = { stems: new Set<string>(), products: new Set<string>() };
  let heading: { readonly stems: ReadonlySet<string>; readonly products: ReadonlySet<string> } = nothing;
  for (const said of lines) {
    const line = joined(said);
    const read = readSentence(line, evidenceIn(line, of.language), of.language);
    const last = sentences.length > of.first ? sentences.at(-1) : undefined;
    const taken = last && takesOver(read, last, productStems) ? last : undefined;
    const own = productsIn(line);
    const itself = new Set([
      ...read.stems,
      ...narrowingStems(read, of.language),
      ...partsIn(line),
      ...heading.stems,
    ]);
    const about = new Set([...itself, ...(taken?.passedOn ?? [])]);
    const isPronoun = pronoun.test(line);
    sentences.push({
      ...read,
      of,
      said,
      about,
      passedOn: (isPronoun && taken?.passedOn) || itself,
      names: contentStems(namesIn(withoutFigures(line, read.values), of.language).join(" "), of.language),
      products: [own, taken?.products, heading.products].find((some) => some && some.size > 0) ?? own,
    });
    if (isHeading(read)) heading = { stems: read.stems, products: own };
  }
}

/** "£15 per stay" is of a stay. */
export function narrowingStems({ text, values }: ReadSentence, language: string): ReadonlySet<string> {
  const said = values.filter(({ marks }) => "each" in marks);
  return contentStems(said.map(({ end, reach = end }) => text.slice(end, reach)).join(" "), language);
}

/** "It weighs 28 kg", and "Price: $499" below a name; but not the next row of a table, and nothing that names a product itself. */
function takesOver(sentence: ReadSentence, last: ReadSentence, products: ReadonlySet<string>): boolean {
  if (pronoun.test(sentence.text)) return true;
  if ([...sentence.stems].some((stem) => products.has(stem))) return false;
  if (sentence.stems.size <= fragmentStemsMax && innerPronoun.test(sentence.text)) return true;
  if (sentence.values.length === 0 || sentence.stems.size > fragmentStemsMax) return false;
  if (ownSubject.test(sentence.text)) return false;
  if (sentence.values.some(({ measure }) => measure === "name")) return false;
  const families = new Set(sentence.values.map(({ measure }) => familyOf(measure)));
  return last.values.every(({ measure }) => !families.has(familyOf(measure)));
}

function isHeading({ text, values }: ReadSentence): boolean {
  const isPlain = values.every(({ measure }) => measure === "name");
  return isPlain && !/[.!?:;…]["”»)]?\s*$/u.test(text) && text.split(/\s+/).length <= headingWordsMax;
}

function placesOf(
  sentences: readonly EvidenceSentence[],
  termsOf: (sentence: EvidenceSentence) => Iterable<string>,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, sentence] of sentences.entries()) {
    for (const term of new Set(termsOf(sentence))) {
      const known = places.get(term);
      if (known) known.push(at);
      else places.set(term, [at]);
    }
  }
  return places;
}
