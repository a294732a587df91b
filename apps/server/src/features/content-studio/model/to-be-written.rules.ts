import type { SectionState } from "@citelens/contract/content/studio-words";

/** More calls of a model than this no text may take. */
export const sectionsWrittenMax = 14;

interface Section {
  readonly position: number;
  readonly state: SectionState;
  readonly old_markdown: string | null;
  readonly gap_ids: readonly string[];
}

/**
 * The sections that a model writes, in their order: where there are more than it may write, those that are new and those that lack
 * something first; the others stay as they stand on the page. What a person has written or decided is theirs.
 */
export function toBeWritten<One extends Section>(sections: readonly One[]): One[] {
  return sections
    .filter(({ state }) => state === "PROPOSED")
    .toSorted((one, other) => urgency(other) - urgency(one) || one.position - other.position)
    .slice(0, sectionsWrittenMax)
    .toSorted((one, other) => one.position - other.position);
}

function urgency({ old_markdown, gap_ids }: Section): number {
  if (old_markdown === null) return 2;
  return gap_ids.length > 0 ? 1 : 0;
}
