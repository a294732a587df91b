import type { DiffPart } from "@citelens/contract/content/optimization-fields";
import { ThreadFailure } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import { type Compared, textDiff, type work } from "./diff.thread.ts";

const ofDiffs = new URL("./diff.thread.ts", import.meta.url);
/** So many characters are compared sooner than a thread begins. */
const charactersInPlace = 8_000;
const inPlaceMs = 200;

/** What differs in the sections of a text, beside everything else where they are long. */
export async function textDiffs(tools: Tools, sections: readonly Compared[]): Promise<DiffPart[][]> {
  const characters = sections.reduce((sum, { before, after }) => sum + before.length + after.length, 0);
  if (characters <= charactersInPlace) return sections.map((one) => textDiff(one, inPlaceMs));
  try {
    return await tools.threads.run<typeof work>(ofDiffs, sections);
  } catch (error) {
    if (!(error instanceof ThreadFailure)) throw error;
    return sections.map((one) => textDiff(one, 0));
  }
}
