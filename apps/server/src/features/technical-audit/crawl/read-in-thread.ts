import type { ReadPage } from "#features/local-index/indexed-page/public.ts";
import type { FetchedAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";
import { ThreadFailure } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import type { PageFacts } from "../store/page-facts.rules.ts";
import type { work } from "./read-answer.thread.ts";
import { fetchFacts } from "./read-answer.ts";
import type { work as workAtStart } from "./read-start.thread.ts";
import { type AnswerReading, type WrittenAnswer, writtenPages } from "./written-answer.ts";

const ofPage = new URL("./read-answer.thread.ts", import.meta.url);
const ofStart = new URL("./read-start.thread.ts", import.meta.url);

/** Reading of an answer for an audit, beside everything else, since HTML takes milliseconds. */
export function readInThread(
  tools: Tools,
  fetched: FetchedAnswer,
  reading: AnswerReading,
): Promise<WrittenAnswer> {
  return orWithoutHtml(tools, fetched, {
    run: async () => {
      const { pages, links, named, kept } = await tools.threads.run<typeof work>(ofPage, {
        fetched,
        reading,
      });
      return {
        pages,
        links: linesOf(links),
        named: linesOf(named),
        kept: kept === "" ? undefined : (JSON.parse(kept) as ReadPage), // written by the thread
      };
    },
    without: (facts) => ({ pages: writtenPages(facts, reading), links: [], named: [], kept: undefined }),
  });
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

/** The facts of one answer, read in the same way. */
export function factsInThread(tools: Tools, fetched: FetchedAnswer): Promise<PageFacts> {
  return orWithoutHtml(tools, fetched, {
    run: () => tools.threads.run<typeof workAtStart>(ofStart, fetched),
    without: (facts) => facts,
  });
}

/** Answer without its HTML, of a page that nobody can read in time. */
async function orWithoutHtml<Result>(
  tools: Tools,
  fetched: FetchedAnswer,
  { run, without }: { run(): Promise<Result>; without(facts: PageFacts): Result },
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error;
    tools.log.warn({ err: error, url: fetched.url }, "A page could not be read");
    return without({ fetch: fetchFacts(fetched.url, fetched), html: null });
  }
}
