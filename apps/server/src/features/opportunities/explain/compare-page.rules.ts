import { countedPage } from "@citelens/answer-analysis";
import type { ComparedPage, ComparedPassage, PageReading } from "@citelens/contract/content/explanation";
import type { CitationShown } from "@citelens/contract/visibility/answers";

const wordsOf = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu;

/** Lookups of how much texts hold of questions. */
interface CoverageReading {
  bestPage(
    question: Question,
    isIt: (url: string) => boolean,
  ):
    | {
        readonly url: string;
        readonly title: string;
        readonly fit: number;
        readonly heading: string;
        readonly passage: string;
      }
    | undefined;
  of(question: Question, passage: string): number;
}

interface Question {
  readonly text: string;
  readonly language: string;
}

export interface ComparisonInput {
  readonly coverage: CoverageReading;
  readonly language: string;
  readonly questions: readonly string[];
  /** How reading went, by address. */
  readonly statuses: ReadonlyMap<string, string>;
}

/** Comparison of a page with each of the questions. A position of 0 is none. */
export function comparePage(
  { coverage, language, questions, statuses }: ComparisonInput,
  source: CitationShown & { readonly found_for: readonly string[] },
): ComparedPage {
  const page = pageOf(source.url);
  const isIt = (url: string): boolean => pageOf(url) === page;
  const found = questions.map((text) => coverage.bestPage({ text, language }, isIt));
  const passages = found.map((best, at): ComparedPassage | null => {
    if (!best) return null;
    const { fit, heading, passage: text } = best;
    const question = { text: questions[at] ?? "", language };
    return {
      fit: round(100 * fit),
      heading,
      text,
      ...wordsIn(coverage, question, `${best.title}\n${heading}\n${text}`),
    };
  });
  const title = source.title ?? (found.find((best) => best)?.title || null);
  return {
    ...source,
    title,
    found_for: [...source.found_for],
    position: source.position || null,
    reading: passages.some((passage) => passage) ? "READ" : readingOf(statuses.get(source.url)),
    passages,
  };
}

/** Words of a question that a text has, and which it has not; those that say nothing are left out. */
function wordsIn(
  { of }: CoverageReading,
  { text, language }: Question,
  passage: string,
): Pick<ComparedPassage, "has" | "lacks"> {
  const words = [...new Set(text.match(wordsOf) ?? [])].filter(
    (word) => of({ text: word, language }, word) > 0,
  );
  const held = Object.groupBy(words, (word) => (of({ text: word, language }, passage) > 0 ? "has" : "lacks"));
  return { has: held.has ?? [], lacks: held.lacks ?? [] };
}

function readingOf(status: string | undefined): PageReading {
  if (status === undefined) return "UNREAD";
  return status === "READ" ? "READ" : "UNREADABLE";
}

function pageOf(url: string): string {
  return countedPage(url) ?? url;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
