import type { ComparedPage } from "@citelens/contract/content/explanation";

/** How the answer has a page. */
export function placeOf({ cited, position, found_for }: ComparedPage): string {
  if (cited) return position === null ? "Cited" : `Cited [${position}]`;
  return position === null && found_for.length === 0 ? "Not in this answer" : "Found, not cited";
}

/** Why there is no passage. */
export function unreadText({ reading }: ComparedPage): string {
  if (reading === "READ") return "Nothing on this page speaks of it.";
  return reading === "UNREAD" ? "Not read yet." : "Could not be read, or its robots.txt does not allow it.";
}
