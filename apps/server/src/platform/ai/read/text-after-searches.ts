/** A search that came back; or text, and whether it cites anything. */
export type WrittenPart = "search" | { readonly text: string; readonly isCited: boolean };

/**
 * The answer among what a model wrote between its searches. What stands before the last of them without citing anything
 * announces it, as in "Let me look that up"; from the first text on that cites something, everything is the answer.
 */
export function textAfterSearches(parts: readonly WrittenPart[]): string {
  const lastSearch = parts.lastIndexOf("search");
  const firstCited = parts.findIndex((part) => part !== "search" && part.isCited);
  const start = firstCited >= 0 ? Math.min(firstCited, lastSearch + 1) : lastSearch + 1;
  return joined(parts.slice(start)) || joined(parts);
}

/** Joins parts of a text; those between which a search stands are paragraphs of their own. */
function joined(parts: readonly WrittenPart[]): string {
  const paragraphs = [""];
  for (const part of parts) {
    if (part === "search") paragraphs.push("");
    else paragraphs.push(`${paragraphs.pop() ?? ""}${part.text}`);
  }
  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}
