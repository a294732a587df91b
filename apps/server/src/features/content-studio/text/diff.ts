import type { DiffPart } from "@citelens/contract/content/optimization-fields";
import { diffWordsWithSpace } from "diff";

/** Longer texts take a time that grows with their difference. */
const diffMs = 1_000;

/** What differs between the old text and the new one, word by word; of texts that differ too much all of both. */
export function textDiff(before: string, after: string): DiffPart[] {
  const parts = diffWordsWithSpace(before, after, { timeout: diffMs });
  if (!parts)
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  return parts.map(({ added, removed, value }) => ({ kind: kindOf(added, removed), text: value }));
}

function kindOf(isAdded: boolean, isRemoved: boolean): DiffPart["kind"] {
  if (isAdded) return "added";
  return isRemoved ? "removed" : "same";
}
