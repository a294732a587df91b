import { sentencesOf } from "@citelens/words";

export interface ReadReply {
  /** Documents that it cites, in the order in which it does so first. */
  readonly cited: readonly number[];
  readonly sentences: number;
  /** Number of those that cite ours. */
  readonly citing_sentences: number;
}

interface ReplyReadOptions {
  readonly language: string;
  /** How many documents there were. */
  readonly documents: number;
  /** At which ours stood, from 1. */
  readonly place: number;
}

/** [2], [1, 3], [1-3], [doc 2] and the brackets that some models prefer. */
const mark =
  /[[【]\s*(?:(?:doc(?:ument)?s?|source)\s*)?(\d{1,2}(?:\s*[,;–-]\s*(?:(?:doc(?:ument)?|source)\s*)?\d{1,2})*)[^\]】\d]{0,20}[\]】]/giu;
const marksAtStart = new RegExp(`^(?:[\\s.,;:]*${mark.source})+[.\\s]*`, "iu");

/** Citations of a reply: a mark behind a sentence's end belongs to that sentence. */
export function readReply(text: string, { language, documents, place }: ReplyReadOptions): ReadReply {
  const sentences = text
    .split(/\n+/)
    .flatMap((line) => sentencesWithMarks(line, language))
    .filter((sentence) => /\p{L}/u.test(sentence.replaceAll(mark, "")));
  return {
    cited: marksOf(text, documents),
    sentences: sentences.length,
    citing_sentences: sentences.filter((sentence) => marksOf(sentence, documents).includes(place)).length,
  };
}

function sentencesWithMarks(line: string, language: string): string[] {
  const sentences: string[] = [];
  for (const sentence of sentencesOf(line, language)) {
    const marks = marksAtStart.exec(sentence)?.[0] ?? "";
    const last = sentences.length - 1;
    if (marks === "" || last < 0) {
      sentences.push(sentence);
      continue;
    }
    sentences[last] += ` ${marks}`;
    if (marks.length < sentence.length) sentences.push(sentence.slice(marks.length));
  }
  return sentences;
}

/** The numbers of documents that are there, each once. */
function marksOf(text: string, documents: number): number[] {
  const numbers = [...text.matchAll(mark)].flatMap(([, list = ""]) =>
    list.split(/[,;]/).flatMap((part) => rangeOf(part, documents)),
  );
  return [...new Set(numbers)].filter((number) => number >= 1 && number <= documents);
}

function rangeOf(part: string, documents: number): number[] {
  const [first = 0, last = first] = [...part.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const to = Math.min(last, documents);
  return first <= to ? Array.from({ length: to - first + 1 }, (_, at) => first + at) : [];
}
