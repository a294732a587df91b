import type { Fetched } from "#platform/guarded-fetch/guarded-fetch.ts";
import { ThreadFailure } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import type { work } from "./read-answer.thread.ts";
import { fetchFacts, type ReadAnswer, readAnswer, saysHtml, type Wanted } from "./read-answer.ts";

const module = new URL("./read-answer.thread.ts", import.meta.url);

/**
 * What an answer says to an audit, read beside everything else, since HTML takes milliseconds. Of a page that nobody could read
 * in time, the answer is kept and its HTML is not.
 */
export async function readInThread(tools: Tools, fetched: Fetched, wanted: Wanted): Promise<ReadAnswer> {
  if (!saysHtml(fetched)) return readAnswer(fetched, wanted);
  try {
    return await tools.threads.run<typeof work>(module, { fetched, wanted });
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error;
    tools.log.warn({ err: error, url: fetched.url }, "A page could not be read");
    return { facts: { fetch: fetchFacts(fetched.url, fetched), html: null }, links: [], kept: undefined };
  }
}
