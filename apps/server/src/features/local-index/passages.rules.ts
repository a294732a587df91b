import { sentencesOf } from "./sentences.rules.ts";
import { wordCount } from "./stems.rules.ts";

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
export function passagesOf({ headings, text, language }: PageContent): Passage[] {
  const ahead = headings.map((heading) => heading.text);
  const passages: Passage[] = [];
  let heading = "";
  let sentences: string[] = [];
  let words = 0;
  const close = (): void => {
    if (sentences.length > 0) passages.push({ heading, text: sentences.join("\n") });
    [sentences, words] = [[], 0];
  };

  for (const line of text.split("\n")) {
    // A heading that is not among the lines stands in a part of the page that is not its text.
    const at = ahead.indexOf(line);
    if (at >= 0) {
      close();
      heading = line;
      ahead.splice(0, at + 1);
      continue;
    }
    for (const sentence of sentencesOf(line, language).flatMap(cut)) {
      const more = wordCount(sentence);
      if (words + more > wordsMax) close();
      sentences.push(sentence);
      words += more;
      if (words >= wordsMin) close();
    }
  }
  close();
  return passages.slice(0, passagesMax);
}

/** A sentence that is longer than a passage may be, in pieces. */
function cut(sentence: string): string[] {
  if (wordCount(sentence) <= wordsMax) return [sentence];

  const pieces: string[] = [];
  let piece = "";
  for (const part of sentence.split(" ").flatMap(split)) {
    const longer = piece === "" ? part : `${piece} ${part}`;
    if (wordCount(longer) > wordsMax) {
      pieces.push(piece);
      piece = part;
    } else piece = longer;
  }
  return [...pieces, piece].filter((one) => one !== "");
}

/** What stands between two spaces is more than one word in scripts that put none between words. */
function split(part: string): string[] {
  if (wordCount(part) <= wordsMax) return [part];
  const characters = [...part];
  const parts = Math.ceil(characters.length / wordsMax);
  return Array.from({ length: parts }, (_, index) =>
    characters.slice(index * wordsMax, (index + 1) * wordsMax).join(""),
  );
}
