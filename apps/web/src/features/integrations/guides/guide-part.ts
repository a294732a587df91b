/** A guide is a list of these. Texts may have words in backticks. */
export type GuidePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly label: string; readonly code: string }
  | { readonly kind: "download"; readonly label: string; readonly href: string }
  /** What this way does not see. */
  | { readonly kind: "limit"; readonly text: string };
