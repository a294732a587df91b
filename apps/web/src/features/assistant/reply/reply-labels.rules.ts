import type { AssistantMessage } from "@citelens/contract/content/assistant-fields";
import { lookupNotice, type ReplyFailure } from "@citelens/contract/content/assistant-words";
import { counted } from "#lib/figures.ts";

/** Why a reply failed, and what to do. None is charged. */
export const failureLabels: Readonly<Record<ReplyFailure, string>> = {
  INTERRUPTED: "The server was restarted while this was written. What had come by then stays.",
  MODEL_REFUSED: "The model would rather not reply to this. Ask it in other words.",
  MODEL_FAILED: "The model did not reply, though it was asked several times. Try again in a while.",
  TIMED_OUT: "The reply took too long and was ended. Ask for less at once.",
};

/** Replier and cost of a reply. */
export function madeBy({ model, credits }: Pick<AssistantMessage, "model" | "credits">): string {
  if (model === null) return lookupNotice;
  return credits > 0 ? `${modelName(model)}, ${counted(credits, "credit")}` : modelName(model);
}

/** Cost of a reply that was stopped. */
export function stoppedText({ credits }: Pick<AssistantMessage, "credits">): string {
  return credits > 0
    ? `Stopped. ${counted(credits, "credit")} charged, as text had come.`
    : "Stopped. Nothing was charged.";
}

/** Without its provider. */
export function modelName(model: string): string {
  return model.split("/").at(-1) ?? model;
}

/** The words of a reply without the signs of its Markdown, for reading it out. */
export function spoken(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)|<\/?[a-z][^>]*>/gi, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:#{1,6}|[-*>]|\d+\.)\s+/gm, "")
    .replace(/[*_`|]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
