import { Refusal } from "#platform/refusal.ts";
import { ThreadFailure } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import { type ReadText, type WrittenText, work } from "./read-text.thread.ts";

const ofText = new URL("./read-text.thread.ts", import.meta.url);
/** A text of so many characters is read sooner than a thread begins, whatever is in it. */
const charactersInPlace = 8_000;

/** Reads a text for the rules: a long one beside everything else, and none longer than the deadline of that. */
export async function readText(tools: Tools, written: WrittenText): Promise<ReadText> {
  const texts = [written.oldMarkdown ?? "", ...written.sections.map(({ markdown }) => markdown)];
  if (texts.reduce((sum, { length }) => sum + length, 0) <= charactersInPlace) return work(written);
  try {
    return await tools.threads.run<typeof work>(ofText, written);
  } catch (error) {
    throw error instanceof ThreadFailure ? new Refusal("TEXT_UNREADABLE") : error;
  }
}
