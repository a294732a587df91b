import { creativeFaults } from "@citelens/contract/content/ads-words";
import type { FoundFault } from "./lint.rules.ts";

/** The faults of a text as sentences under their fields, each with the words that are meant. */
export function faultSentences(faults: readonly FoundFault[]): Readonly<Record<string, string[]>> {
  const sentences: Record<string, string[]> = {};
  for (const { field, fault, words } of faults) {
    sentences[field] ??= [];
    sentences[field].push(`${creativeFaults[fault]} (${words})`);
  }
  return sentences;
}
