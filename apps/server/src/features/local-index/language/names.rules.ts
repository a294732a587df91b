import { languageWords } from "@citelens/words";

const word = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*[\p{L}\p{N}]`;
const runs = new RegExp(String.raw`(?<![\p{L}\p{N}])${word}(?: ${word}){0,3}`, "gu");
/** A name that no language writes in this way for grammar's sake: WordPress, G2, IKEA. */
const unmistakable = /\p{L}\p{Lu}|\p{N}/u;
const ordered = /^\s*(?:#|no\.?\s*)?\d{1,2}\s*[.):–-]\s*/i;
const capitalised = /^\p{Lu}/u;
const dates = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december`.split(/\s+/),
);

/** Capitalised names in a sentence. Where grammar may be what made a word great, it is not taken for a name. */
export function namesIn(sentence: string, language: string): string[] {
  const found = [...sentence.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const name = withoutEdges(run, language);
    if (name === "" || name.length < 2) return [];
    const isPlain = !unmistakable.test(name);
    const mayBeGrammar = language.startsWith("de") || (index === 0 && run === name && !name.includes(" "));
    return isPlain && mayBeGrammar ? [] : [name];
  });
  return [...new Set(found)];
}

/** The name that a heading of a ranking gives: "2. Acorn Desk: the cheap one" names Acorn Desk. */
export function nameOfRanked(heading: string): string | undefined {
  if (!ordered.test(heading)) return undefined;
  const [name = ""] = heading.replace(ordered, "").split(/\s*(?:[:–—(|,]|\s-\s)/);
  const words = name.trim().split(" ");
  return words.length <= 4 && capitalised.test(name.trim()) ? name.trim() : undefined;
}

/** Whether a text names something: as a whole word, written as it is, or in one case where the name has one. */
export function naming(names: readonly string[]): (text: string) => boolean {
  const patterns = names
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => ({
      start: isSmall(name) ? undefined : name.split(/\s/)[0],
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}])${escaped(name)}(?![\p{L}\p{N}])`,
        isSmall(name) ? "iu" : "u",
      ),
    }));
  // Most texts have not even a name's first word, which is seen much sooner.
  return (text) =>
    patterns.some(
      ({ start, pattern }) => (start === undefined || text.includes(start)) && pattern.test(text),
    );
}

/** "Apple" is not "apple"; "acorn desk" may be written in any case. */
function isSmall(name: string): boolean {
  return name === name.toLowerCase();
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
}

/** Words at the edges that only begin a sentence, say when, or own what follows. */
function withoutEdges(run: string, language: string): string {
  const stopWords = languageWords.get(language.slice(0, 2))?.stopWords;
  const words = run.replace(/['’]s$/, "").split(" ");
  const says = (one: string | undefined): boolean =>
    one !== undefined && !stopWords?.has(one.toLowerCase()) && !dates.has(one.toLowerCase());
  while (words.length > 0 && !says(words[0])) words.shift();
  while (words.length > 0 && !says(words.at(-1))) words.pop();
  return words.join(" ");
}
