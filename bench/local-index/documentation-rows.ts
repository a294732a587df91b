import {
  type IndexedPage,
  indexPages,
  localAnswer,
  passagesOf,
} from "../../apps/server/src/features/local-index/public.ts";
import { retrieve } from "../../apps/server/src/features/local-index/room.ts";
import { readWebPage } from "../../apps/server/src/platform/web-page/web-page.ts";
import { documentation } from "../corpus/docs/documentation.ts";
import {
  type DocumentationQuestion,
  documentationQuestions,
  halves,
  unanswerableQuestions,
} from "../corpus/docs/documentation-questions.ts";
import type { BenchRow } from "../table.ts";

/** The addresses of pages for a question, the best first. */
export type PageRanking = (question: { readonly text: string; readonly language: string }) => string[];

/**
 * Over documentation that was written before the ranking was changed: how often the first citation of an answer is a right page, and one of
 * the five pages that were found; the same for the half of the questions that nothing was tuned on; and which questions are refused.
 */
export function documentationRows(
  scanning: (pages: readonly IndexedPage[]) => PageRanking,
): Partial<BenchRow>[] {
  const pages = documentation.map(indexed);
  const index = indexPages(pages);
  const scan = scanning(pages);
  const found: PageRanking = (question) => [
    ...new Set(retrieve(index, question).passages.map(({ page }) => page.url)),
  ];
  const cited: PageRanking = (question) => {
    const answer = localAnswer(index, { ...question, brands: [] });
    return [...new Set([...(answer?.cited ?? []), ...(answer?.retrieved ?? [])].map(({ url }) => url))];
  };
  const rows = (questions: readonly DocumentationQuestion[], of: string): Partial<BenchRow>[] => [
    row({
      what: `${of}: the page found first is right`,
      goal: ">= 0.65",
      rank: found,
      scan,
      questions,
      top: 1,
    }),
    row({ what: "the same: one of five", goal: ">= 0.95", rank: found, scan, questions, top: 5 }),
    row({
      what: "the same: the first citation, refusals counted as wrong",
      rank: cited,
      scan,
      questions,
      top: 1,
    }),
  ];
  const { heldOut } = halves(documentationQuestions);
  const refused = (questions: readonly DocumentationQuestion[]): string =>
    `${questions.filter((question) => cited(question).length === 0).length} of ${questions.length}`;
  return [
    ...rows(
      documentationQuestions,
      `local index: ${documentationQuestions.length} questions over ${pages.length} pages of documentation`,
    ),
    ...rows(heldOut, `the ${heldOut.length} of them that nothing was tuned on`),
    { what: "local index: refused of what these pages answer", value: refused(documentationQuestions) },
    { what: "local index: refused of what they do not answer", value: refused(unanswerableQuestions) },
  ];
}

interface RankingComparison {
  readonly what: string;
  readonly goal?: string;
  readonly rank: PageRanking;
  readonly scan: PageRanking;
  readonly questions: readonly DocumentationQuestion[];
  readonly top: number;
}

function row({ what, goal = "", rank, scan, questions, top }: RankingComparison): Partial<BenchRow> {
  const [value, ceiling] = [rank, scan].map((one) => recallOf(one, questions, top));
  return {
    what,
    value: (value ?? 0).toFixed(2),
    ceiling: `scan of shared words, ${(ceiling ?? 0).toFixed(2)}`,
    ratio: ((value ?? 0) / (ceiling ?? 1)).toFixed(2),
    goal,
  };
}

function recallOf(rank: PageRanking, questions: readonly DocumentationQuestion[], top: number): number {
  const right = questions.filter((question) =>
    rank(question)
      .slice(0, top)
      .some((url) => question.urls.includes(url)),
  );
  return right.length / questions.length;
}

/** As a page is read by the product. */
function indexed({ url, html }: { readonly url: string; readonly html: string }): IndexedPage {
  const { title = "", prose, anchors } = readWebPage(html, url);
  return {
    url,
    title,
    language: "en",
    passages: passagesOf({ ...prose, language: "en" }),
    links: anchors,
  };
}
