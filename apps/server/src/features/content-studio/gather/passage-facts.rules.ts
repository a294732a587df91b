import type { GapKind } from "@citelens/contract/content/studio-words";
import { sentencesOf } from "@citelens/words";
import { valuesIn } from "../claims/values/values-in.rules.ts";
import { isDefinition } from "../score/fact-count.rules.ts";

/** A row of a table, as the local index keeps it: cells with a dash between them. */
const row = /^[^\n]{1,80} – [^\n]{1,200}$/gm;
const rowsMin = 3;

/** Which kinds of facts a passage has. */
export function factsIn(text: string, language: string): ReadonlySet<GapKind> {
  const found = new Set<GapKind>();
  for (const { kind, measure, isWeak } of valuesIn(text, language)) {
    if (isWeak) continue;
    if (kind === "price") found.add("PRICES");
    if (kind === "date") found.add("DATES");
    if (kind === "number" && measure !== "") found.add("NUMBERS");
  }
  if (sentencesOf(text, language).some((sentence) => isDefinition(sentence))) found.add("DEFINITIONS");
  if ((text.match(row) ?? []).length >= rowsMin) found.add("TABLE");
  return found;
}
