import type { SectionState } from "@citelens/contract/content/studio-words";

interface Section {
  readonly state: SectionState;
  readonly old_markdown: string | null;
  readonly proposed_markdown: string | null;
  readonly markdown: string;
}

interface Decision {
  readonly state?: SectionState | undefined;
  readonly markdown?: string | undefined;
}

/**
 * How a section stands after a decision: words that are given are an edit; accepting takes what was proposed, or leaves what stands there;
 * keeping the old text leaves a new section out.
 */
export function decidedMarkdown(
  section: Section,
  { state, markdown }: Decision,
): { readonly state: SectionState; readonly markdown: string } {
  if (markdown !== undefined) return { state: "EDITED", markdown };
  switch (state) {
    case "KEPT_OLD":
      return { state, markdown: section.old_markdown ?? "" };
    case "ACCEPTED":
      return { state, markdown: acceptedMarkdown(section) };
    case "PROPOSED":
      return { state, markdown: section.proposed_markdown ?? section.old_markdown ?? section.markdown };
    default:
      return { state: state ?? section.state, markdown: section.markdown };
  }
}

/** Accepted text; what somebody has edited is accepted as it is. */
function acceptedMarkdown({ state, proposed_markdown, markdown }: Section): string {
  return state === "KEPT_OLD" || state === "PROPOSED" ? (proposed_markdown ?? markdown) : markdown;
}
