import { stems } from "@citelens/words";
import { numberWords } from "./values/number-words.rules.ts";
import { unitBehind } from "./values/units.rules.ts";

const capitalised = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&.-]*[\p{L}\p{N}]/gu;
/** Pattern of what only a name has, also at the start of a sentence and in German: Duo2, WordPress. */
const unmistakable = /\p{L}\p{Lu}\p{Ll}|\p{L}\d|\d\p{L}/u;
const noNames = new Set(
  (
    "january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday " +
    "january januar enero janvier gennaio januari janeiro usd eur gbp chf i"
  ).split(" "),
);

/** The words of a sentence that are written as names. In German, where all nouns are, only those that can be nothing else. */
export function namesIn(sentence: string, language: string): readonly string[] {
  const isGerman = language.startsWith("de");
  const begins = /^[\s\p{P}]*/u.exec(sentence)?.[0].length ?? 0;
  return [...sentence.matchAll(capitalised)].flatMap(({ 0: word, index }) => {
    if (noNames.has(word.toLowerCase())) return [];
    if (unmistakable.test(word)) return [word];
    return isGerman || index === begins ? [] : [word];
  });
}

const nameWithNumber = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}-]+) (\d{1,4})(?![\p{L}\p{N}%:/]|[.,]\d)/gu;
const namesMax = 500;
const timesMin = 2;

/**
 * Names that end with a number, such as Nordluft 8: of the products, and what texts write more than once without counting
 * anything by it.
 */
export function numberedNames(
  products: readonly string[],
  texts: readonly string[],
  language: string,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const { 0: name, 1: word = "", 2: number = "", index } of text.matchAll(nameWithNumber)) {
      const isYear = /^(?:19|20)\d\d$/.test(number);
      const isCounting = isYear || stems(word, language).length === 0 || noNames.has(word.toLowerCase());
      if (isCounting || unitBehind(text.slice(index + name.length), language)) continue;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const repeated = [...counts].filter(([, times]) => times >= timesMin).map(([name]) => name);
  return [
    ...new Set([...products.flatMap((name) => /\p{L}[\p{L}-]* \d{1,4}$/u.exec(name) ?? []), ...repeated]),
  ].slice(0, namesMax);
}

/** Makes one word of each of these names, so that its number counts nothing and tells it from the others. */
export function joiningNames(names: readonly string[]): (text: string) => string {
  if (names.length === 0) return (text) => text;
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  const written = longestFirst.map((name) =>
    name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replace(/[\s-]+/g, String.raw`[\s-]`),
  );
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${written.join("|")})(?![\p{L}\p{N}]|[.,]\d)`,
    "giu",
  );
  return (text) => text.replace(pattern, (name) => name.replace(/[\s-]+/g, ""));
}

/** Names of products in lower case, each with the product that it stands for. */
export type ProductNames = ReadonlyMap<string, string>;

const shortNameMin = 3;

/** The names of products, also as they are called for short: without the brand, or the word that several begin with. */
export function productNames(
  products: readonly string[],
  brand: readonly string[],
  language: string,
): ProductNames {
  const folded = [...new Set(products.map((product) => product.toLowerCase().trim()))];
  const firsts = Map.groupBy(folded, (product) => product.split(" ")[0] ?? "");
  const names = new Map(folded.map((product) => [product, product]));
  for (const product of folded) {
    const [first = ""] = product.split(" ");
    const isShared = (firsts.get(first)?.length ?? 0) > 1;
    const prefix = brand.map((name) => name.toLowerCase()).find((name) => product.startsWith(`${name} `));
    const short = product.slice((prefix ?? (isShared ? first : product)).length).trim();
    const isWord = stems(short, language).length > 0 && !numberWords(language).has(short);
    if (short.length >= shortNameMin && isWord && !names.has(short)) names.set(short, product);
  }
  return names;
}

interface Branch {
  /** Product that the name that ends here stands for. */
  product?: string;
  readonly next: Map<string, Branch>;
}

const parts = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/**
 * Finds products in a text by the longest of their names: who names the Duo Plus has not named the Duo. A page may have a heading for each of
 * thousands, so that no name is tried by itself.
 */
export function findingProducts(names: ProductNames): (text: string) => ReadonlySet<string> {
  if (names.size === 0) return () => noProducts;
  const root: Branch = { next: new Map() };
  for (const [name, product] of names) {
    let branch = root;
    for (const part of partsOf(name)) branch = grown(branch, part);
    branch.product = product;
  }
  return (text) => productsIn(partsOf(text.toLowerCase()), root);
}

function partsOf(text: string): readonly string[] {
  return text.match(parts) ?? [];
}

function grown({ next }: Branch, part: string): Branch {
  const known = next.get(part);
  if (known) return known;
  const branch: Branch = { next: new Map() };
  next.set(part, branch);
  return branch;
}

function productsIn(words: readonly string[], root: Branch): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    let longest = 0;
    let product: string | undefined;
    let branch = root.next.get(words[at] ?? "");
    for (let length = 1; branch; length += 1) {
      if (branch.product !== undefined) [longest, product] = [length, branch.product];
      branch = branch.next.get(words[at + length] ?? "");
    }
    if (product === undefined) continue;
    found.add(product);
    at += longest - 1;
  }
  return found;
}

const noProducts: ReadonlySet<string> = new Set();
