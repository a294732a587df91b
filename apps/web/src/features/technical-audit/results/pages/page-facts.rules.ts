import type { AuditPageDetails } from "@citelens/contract/content/audit-fields";
import { counted, countText } from "#lib/figures.ts";
import { durationText, scoreText, sizeText } from "../../audit-figures.rules.ts";
import { originLabels } from "../../audit-labels.rules.ts";

export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** Facts read of a page, in words; what it does not have is said so. */
export function pageFacts(page: AuditPageDetails): readonly Fact[] {
  return [
    { label: "Score", text: page.score === null ? "Not counted" : `${scoreText(page.score)} of 100` },
    { label: "Status", text: page.status === null ? "No answer" : String(page.status) },
    ...redirectsOf(page),
    { label: "Canonical", text: page.canonical ?? "None" },
    { label: "Description", text: page.description ?? "None" },
    { label: "Language", text: page.language ?? "Not said" },
    { label: "Structured data", text: page.types.length > 0 ? page.types.join(", ") : "None" },
    { label: "Words", text: page.words === null ? "–" : countText(page.words) },
    { label: "Known from", text: originsText(page) },
    { label: "Clicks from the start", text: page.depth === null ? "Not linked" : countText(page.depth) },
    { label: "Links to it", text: countText(page.links_in) },
    { label: "First byte", text: durationText(page.first_byte_ms) },
    { label: "HTML", text: sizeText(page.html_bytes) },
    { label: "AI visits", text: `${countText(page.ai_visits)} in 30 days` },
    { label: "Citations", text: `${counted(page.citations, "answer")} in 90 days` },
  ];
}

function originsText({ found_in: origins }: AuditPageDetails): string {
  // Citations are kept without the slash at the end: where the page does not answer, the audit tries the other address.
  if (origins.length === 0) return "An address that answers cite without its last slash";
  const text = origins.map((origin) => originLabels[origin]).join(", ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function redirectsOf({ redirects }: AuditPageDetails): readonly Fact[] {
  if (redirects.length === 0) return [];
  return [
    { label: "Redirects", text: redirects.map(({ url, status }) => `${status} ${url}`).join(", then ") },
  ];
}
