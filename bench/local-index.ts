import { type IndexedPage, indexPages, passagesOf } from "../apps/server/src/features/local-index/public.ts";
import { retrieve } from "../apps/server/src/features/local-index/room.ts";
import { fictionalQuestions } from "./corpus/fictional-questions.ts";
import { type FictionalPage, fictionalWeb } from "./corpus/fictional-web.ts";
import { documentationRows, type PageRanking } from "./local-index/documentation-rows.ts";
import { type BenchRow, median } from "./table.ts";

/**
 * How often the local index puts the page that answers a question first, and among the first five, beside a scan that
 * counts the words which a page shares with the question; and what a question takes over many copies of the corpus. A second corpus, of documentation, goes
 * through the reader of pages.
 */
export async function benchLocalIndex(): Promise<Partial<BenchRow>[]> {
  const pages = fictionalWeb.map(indexed);
  const [ours, scan] = [ranking(pages), scanning(pages)];
  const many = Array.from({ length: copies }, (_, copy) => pages.map((page) => renamed(page, copy))).flat();
  const startedAt = performance.now();
  const overMany = ranking(many);
  const buildMs = performance.now() - startedAt;
  const contenders = [overMany, scanning(many)];
  const [oursMs = Number.NaN, scanMs = Number.NaN] = durations(contenders);

  const recall = (top: number): Partial<BenchRow> => ({
    what: `local index: recall@${top}, ${fictionalQuestions.length} questions over ${pages.length} pages`,
    value: recallOf(ours, top).toFixed(2),
    ceiling: `scan of shared words, ${recallOf(scan, top).toFixed(2)}`,
    ratio: (recallOf(ours, top) / recallOf(scan, top)).toFixed(2),
  });
  return [
    { ...recall(1), goal: ">= 0.52" },
    recall(5),
    ...documentationRows(scanning),
    {
      what: `local index: a question over ${many.length.toLocaleString("en")} pages`,
      value: `${oursMs.toFixed(1)} ms`,
      ceiling: `the scan, ${scanMs.toFixed(1)} ms`,
      ratio: (oursMs / scanMs).toFixed(3),
      goal: "",
    },
    { what: "local index: making the index of those pages", value: `${buildMs.toFixed(0)} ms` },
  ];
}

const copies = 50;

function indexed({ url, title, language, text }: FictionalPage): IndexedPage {
  const lines = text.split("\n");
  const headings = lines.filter((line) => line.startsWith("# ")).map((line) => ({ text: line.slice(2) }));
  const plain = lines.map((line) => line.replace(/^# /, "")).join("\n");
  return { url, title, language, passages: passagesOf({ headings, text: plain, language }) };
}

function renamed(page: IndexedPage, copy: number): IndexedPage {
  return { ...page, url: `${page.url}?copy=${copy}` };
}

function ranking(pages: readonly IndexedPage[]): PageRanking {
  const index = indexPages(pages);
  return (question) => [...new Set(retrieve(index, question).passages.map(({ page }) => page.url))];
}

/** Ranking that anybody would write first: no stems, no weights, one point for each word of the question that a page has. */
function scanning(pages: readonly IndexedPage[]): PageRanking {
  const texts = pages.map(({ url, title, passages }) => ({
    url,
    text: [title, ...passages.flatMap(({ heading, text }) => [heading, text])].join(" ").toLowerCase(),
  }));
  return ({ text: question }) => {
    const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const points = texts.map(({ url, text }) => ({
      url,
      points: words.filter((word) => text.includes(word)).length,
    }));
    return points.toSorted((one, other) => other.points - one.points).map(({ url }) => url);
  };
}

function recallOf(rank: PageRanking, top: number): number {
  const found = fictionalQuestions.filter((question) => rank(question).slice(0, top).includes(question.url));
  return found.length / fictionalQuestions.length;
}

/** Milliseconds a question, in turns on the same questions. */
function durations(contenders: readonly PageRanking[]): number[] {
  const samples = contenders.map((): number[] => []);
  for (const question of fictionalQuestions) {
    contenders.forEach((rank, which) => {
      const startedAt = performance.now();
      rank(question);
      samples[which]?.push(performance.now() - startedAt);
    });
  }
  return samples.map(median);
}

if (import.meta.main) console.table(await benchLocalIndex());
