import type { OptimizationSection } from "@citelens/contract/content/optimization-fields";
import type { SectionState } from "@citelens/contract/content/studio-words";

type Section = Pick<OptimizationSection, "heading" | "old_markdown" | "markdown" | "state">;

/** How a section is shown: what differs, what is the same, what is new, or that nothing stands there. */
export type SectionView = "changed" | "unchanged" | "new" | "unwritten" | "left-out";

export function viewOf({ old_markdown: old, markdown, heading }: Section): SectionView {
  if (markdown.trim() === "") return "left-out";
  if (old !== null) return old === markdown ? "unchanged" : "changed";
  return isHeadingAlone(markdown, heading) ? "unwritten" : "new";
}

function isHeadingAlone(markdown: string, heading: string): boolean {
  return markdown.replace(/^#{1,6}\s*/, "").trim() === heading.trim();
}

export function headingOf({ heading }: Pick<Section, "heading">): string {
  return heading === "" ? "Beginning of the page" : heading;
}

/** Decision about a section, in a word; of a new one that is not wanted, that it is left out. */
export function stateLabel({ state, old_markdown: old }: Pick<Section, "state" | "old_markdown">): string {
  if (state === "KEPT_OLD" && old === null) return "Left out";
  return stateLabels[state];
}

const stateLabels: Readonly<Record<SectionState, string>> = {
  PROPOSED: "Not decided",
  ACCEPTED: "Accepted",
  KEPT_OLD: "Old text kept",
  EDITED: "Edited",
};

export const stateTones = {
  PROPOSED: "warn",
  ACCEPTED: "pos",
  KEPT_OLD: "neutral",
  EDITED: "brand",
} as const satisfies Readonly<Record<SectionState, string>>;

/** How many sections nobody has decided of. */
export function undecidedOf(sections: readonly Pick<Section, "state">[]): number {
  return sections.filter(({ state }) => state === "PROPOSED").length;
}
