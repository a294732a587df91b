import type { SourceKind } from "@citelens/contract/answers";

/** What kind of site a source is, in a word. */
export const sourceKindLabels = {
  OWNED: "Your site",
  COMPETITOR: "Competitor",
  SOCIAL: "Social",
  NEWS: "News",
  REFERENCE: "Reference",
  REVIEW: "Reviews",
  COMMERCE: "Shop",
  OTHER: "Other",
} as const satisfies Record<SourceKind, string>;
