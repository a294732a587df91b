import type { SourceKind } from "@citelens/contract/visibility/answers";

/** The label of a source's type. */
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
