import { indexedPageOf } from "../apps/server/src/features/local-index/indexed-page/public.ts";
import { type IndexedPage, indexPages, localAnswer } from "../apps/server/src/features/local-index/public.ts";
import { simulator } from "../apps/server/src/features/local-index/room.ts";
import { readWebPage } from "../apps/server/src/platform/web-page/web-page.ts";
import { documentation } from "./corpus/docs/documentation.ts";
import { documentationQuestions } from "./corpus/docs/documentation-questions.ts";
import { type BenchRow, median, takeTurns } from "./table.ts";

/**
 * Times of a simulation of a draft over 2,000 pages, with its hundred draws of both arms, beside the same questions asked once of each
 * arm; and what an index with a draft takes, beside making it anew.
 */
export async function benchLocalSimulation(): Promise<Partial<BenchRow>[]> {
  const pages = manyPages();
  const index = indexPages(pages);
  const [old] = pages;
  if (!old) throw new Error("There are pages.");
  const draft = { ...old, passages: old.passages.toReversed() };
  const edited = index.withPage(draft);
  const isOwn = (url: string): boolean => url.startsWith(new URL(old.url).origin);
  return [
    await row("10 questions", questions.slice(0, 10)),
    await row(`${questions.length} questions`, questions),
    await row("10 questions for lists", lists),
    await draftRow(),
  ];

  async function row(of: string, asked: typeof questions): Promise<Partial<BenchRow>> {
    const simulate = async (): Promise<void> => {
      const { ask, sumUp } = simulator(index, { draft, isOwn, brands: [], questions: asked });
      sumUp(asked.map(ask));
    };
    const once = async (): Promise<void> => {
      for (const question of asked)
        for (const arm of [index, edited]) localAnswer(arm, { ...question, brands: [] });
    };
    const [whole = Number.NaN, plain = Number.NaN] = (await takeTurns([simulate, once], rounds)).map(median);
    return {
      what: `local simulation: ${of} over ${pages.length.toLocaleString("en")} pages of ${index.passageCount.toLocaleString("en")} passages, both arms, 100 draws each`,
      value: `${whole.toFixed(0)} ms`,
      ceiling: `asked once, without draws, ${plain.toFixed(0)} ms`,
      ratio: (whole / plain).toFixed(1),
      goal: asked.length === 10 ? "<= 1 s" : "",
    };
  }

  async function draftRow(): Promise<Partial<BenchRow>> {
    const edit = async (): Promise<unknown> => index.withPage(draft);
    const anew = async (): Promise<unknown> => indexPages([draft, ...pages.slice(1)]);
    const [editing = Number.NaN, making = Number.NaN] = (await takeTurns([edit, anew], rounds)).map(median);
    return {
      what: "local simulation: the index of those pages with a draft in it",
      value: `${editing.toFixed(1)} ms`,
      ceiling: `made anew, ${making.toFixed(0)} ms`,
      ratio: (editing / making).toFixed(3),
    };
  }
}

const rounds = 5;
const pagesMax = 2_000;
const questions = documentationQuestions.map(({ text, language }) => ({ text, language, cluster: text }));
/** The longest answers: what the pages name, with whatever else stands on them. */
const lists = questions
  .slice(0, 10)
  .map(({ text, ...rest }) => ({ ...rest, text: `Best of: ${text.replace(/^How (do|can) I /, "")}` }));

/** The documentation again and again, each time without another fifth of its passages. */
function manyPages(): IndexedPage[] {
  const once = documentation.map(({ url, html }) => indexedPageOf(url, readWebPage(html, url)));
  const copies = Math.ceil(pagesMax / once.length);
  return Array.from({ length: copies }, (_, copy) =>
    once.map((page) => ({
      ...page,
      url: copy === 0 ? page.url : `${page.url}?copy=${copy}`,
      passages: page.passages.filter((_, at) => copy === 0 || (at + copy) % 5 !== 0),
    })),
  )
    .flat()
    .slice(0, pagesMax);
}

if (import.meta.main) console.table(await benchLocalSimulation());
