import type { Tools } from "#platform/tools.ts";
import { charactersInPlace, orUnreadable } from "../draft/draft-in-thread.ts";
import { type ReadText, type WrittenText, work } from "./read-text.thread.ts";

const ofText = new URL("./read-text.thread.ts", import.meta.url);

/** Reads a text for the rules: a long one beside everything else, and none longer than the deadline of that. */
export async function readText(tools: Tools, written: WrittenText): Promise<ReadText> {
  const texts = [written.oldMarkdown ?? "", ...written.sections.map(({ markdown }) => markdown)];
  if (texts.reduce((sum, { length }) => sum + length, 0) <= charactersInPlace) return work(written);
  return orUnreadable(tools.threads.run<typeof work>(ofText, written));
}
