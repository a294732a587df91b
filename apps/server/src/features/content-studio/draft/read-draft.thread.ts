import type { Draft } from "./draft.rules.ts";
import { readDraft } from "./read-draft.ts";

/** Markdown as rules see it, which takes long where it is long. */
export function work(markdown: string): Draft {
  return readDraft(markdown);
}
