import type { NamesWorkspace } from "#platform/place.ts";
import { topic } from "#platform/topic.ts";

/** A run has come to its end with this transaction: every answer of it that will come is there. */
export const runEnded = topic<NamesWorkspace & { readonly campaignId: string; readonly runId: string }>(
  "answers.run-ended",
);
