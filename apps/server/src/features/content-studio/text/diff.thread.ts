import type { DiffPart } from "@citelens/contract/content/optimization-fields";
import { diffWordsWithSpace } from "diff";

export interface TextPair {
  readonly before: string;
  readonly after: string;
}

/** Texts take a time that grows with their length and their difference: of one section, and of all together. */
const sectionMs = 1_000;
const textMs = 5_000;

/** Differences in each section of a text; once the time is over, the whole of the others. */
export function work(sections: readonly TextPair[]): DiffPart[][] {
  const until = performance.now() + textMs;
  return sections.map((one) => textDiff(one, Math.min(sectionMs, until - performance.now())));
}

/** Differences between two texts, word by word; of those that differ too much for the time all of both. */
export function textDiff({ before, after }: TextPair, timeMs: number): DiffPart[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const parts = timeMs > 0 ? diffWordsWithSpace(before, after, { timeout: timeMs }) : undefined;
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
