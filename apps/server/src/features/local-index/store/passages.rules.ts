import { sentencesOf, wordCount } from "@citelens/words";

/** A piece of a page that can be found and quoted; it never goes over a heading. */
export interface Passage {
  /** The heading that it stands under; empty above the first. */
  readonly heading: string;
  /** Whole sentences, each on a line of its own. */
  readonly text: string;
}

export interface PageContent {
  readonly headings: readonly { readonly text: string }[];
  /** A line for each block, headings among them. */
  readonly text: string;
  readonly language: string;
}

/** A passage ends with the sentence that brings it to the one, and never goes beyond the other. */
const wordsMin = 100;
const wordsMax = 120;
const passagesMax = 400;

/** The page in passages of 100 to 120 words; shorter ones only before a heading, a long sentence or the end. */
export function passagesOf(page: PageContent): Passage[] {
  const passages = sectionsOf(page).flatMap(({ heading, lines }) => {
    const sentences = sentencesOf(lines.join("\n"), page.language).flatMap(cut);
    return filled(sentences).map((text) => ({ heading, text }));
  });
  return passages.slice(0, passagesMax);
}

interface Section {
  readonly heading: string;
  readonly lines: string[];
}

/** The lines under each heading. A heading that is not among the lines stands outside of the page's text. */
function sectionsOf({ headings, text }: PageContent): Section[] {
  const ahead = headings.map((heading) => heading.text);
  const sections: Section[] = [{ heading: "", lines: [] }];
  for (const line of text.split("\n")) {
    const at = ahead.indexOf(line);
    if (at < 0) sections.at(-1)?.lines.push(line);
    else {
      sections.push({ heading: line, lines: [] });
      ahead.splice(0, at + 1);
    }
  }
  return sections;
}

/** Sentences in their order, a passage each time that there are enough words. */
function filled(sentences: readonly string[]): string[] {
  const passages: string[][] = [];
  let words = wordsMin;
  for (const sentence of sentences) {
    const more = wordCount(sentence);
    if (words >= wordsMin || words + more > wordsMax) {
      passages.push([]);
      words = 0;
    }
    passages.at(-1)?.push(sentence);
    words += more;
  }
  return passages.map((passage) => passage.join("\n"));
}

/** A sentence that is longer than a passage may be, in pieces. */
function cut(sentence: string): string[] {
  if (wordCount(sentence) <= wordsMax) return [sentence];

  const pieces: string[][] = [[]];
  let words = 0;
  for (const part of sentence.split(" ").flatMap(split)) {
    const more = wordCount(part);
    if (words + more > wordsMax) {
      pieces.push([]);
      words = 0;
    }
    pieces.at(-1)?.push(part);
    words += more;
  }
  return pieces.map((piece) => piece.join(" ")).filter((piece) => piece !== "");
}

/** Parts of a text: what stands between two spaces is more than one word in scripts that put none between words. */
function split(part: string): string[] {
  if (wordCount(part) <= wordsMax) return [part];
  const characters = [...part];
  const parts = Math.ceil(characters.length / wordsMax);
  return Array.from({ length: parts }, (_, index) =>
    characters.slice(index * wordsMax, (index + 1) * wordsMax).join(""),
  );
}
