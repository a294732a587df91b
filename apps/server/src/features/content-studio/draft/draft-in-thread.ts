import { Refusal } from "#platform/refusal.ts";
import { ThreadFailure } from "#platform/threads/threads.ts";
import type { Tools } from "#platform/tools.ts";
import type { Draft } from "./draft.rules.ts";
import type { work } from "./read-draft.thread.ts";
import { readDraft } from "./read-draft.ts";

const ofDraft = new URL("./read-draft.thread.ts", import.meta.url);
/** A text of so many characters is read sooner than a thread begins, whatever is in it. */
export const charactersInPlace = 8_000;

/** Reads Markdown, a long text beside everything else. Refuses what nobody reads in time. */
export async function draftInThread(tools: Tools, markdown: string): Promise<Draft> {
  if (markdown.length <= charactersInPlace) return readDraft(markdown);
  return orUnreadable(tools.threads.run<typeof work>(ofDraft, markdown));
}

/** Work of a thread at a text, or that nobody reads it. */
export async function orUnreadable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ThreadFailure ? new Refusal("TEXT_UNREADABLE") : error;
  }
}
