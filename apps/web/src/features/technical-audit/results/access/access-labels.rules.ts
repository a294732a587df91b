import type { AccessAgent } from "@citelens/contract/content/audit-fields";
import type { AccessConclusion, ProbeOutcome } from "@citelens/contract/content/audit-words";
import { counted, countText, percent } from "#lib/figures.ts";

type Tone = "pos" | "neg" | "warn" | "info" | "neutral";

export interface BadgeLook {
  readonly label: string;
  readonly tone: Tone;
}

/** Conclusion about an agent, in a few words. */
export const conclusionLooks: Readonly<Record<AccessConclusion, BadgeLook>> = {
  closed_by_robots: { label: "Closed by robots.txt", tone: "neg" },
  mostly_closed_by_robots: { label: "Partly closed by robots.txt", tone: "warn" },
  open_seen: { label: "Open, seen", tone: "pos" },
  blocked_seen: { label: "Blocked, seen", tone: "neg" },
  likely_open: { label: "Likely open", tone: "pos" },
  likely_blocked: { label: "Likely blocked", tone: "warn" },
  unknown: { label: "Not known", tone: "neutral" },
};

export const outcomeTones: Readonly<Record<ProbeOutcome, Tone>> = {
  OPEN: "pos",
  CHALLENGED: "neg",
  REFUSED: "neg",
  PAYMENT: "warn",
  DIFFERENT: "warn",
  INCONCLUSIVE: "neutral",
};

/** Rule of robots.txt for an agent and the start page, such as "Line 4: Disallow: /". */
export function ruleText({ rule, line }: Pick<AccessAgent["robots"], "rule" | "line">): string {
  if (rule === null) return "No rule is for it";
  return line === null ? rule : `Line ${line}: ${rule}`;
}

/** How many of the known pages robots.txt closes to an agent. */
export function closedText({
  closed_pages: closed,
  known_pages: known,
  closed_in_sitemap: inSitemap,
}: AccessAgent["robots"]): string {
  if (closed === 0) return `All ${counted(known, "known page")} are open`;
  const sitemap = inSitemap === 0 ? "" : `, ${countText(inSitemap)} of them in the sitemap`;
  return `${countText(closed)} of ${counted(known, "known page")} closed${sitemap}`;
}

/** Statements of meta tags and headers of pages to an agent. */
export function closedByPagesText({ pages }: AccessAgent["closed_by_pages"]): string {
  return pages === 0 ? "No page closes itself to it" : `${counted(pages, "page")} closed to it`;
}

/** Visits of 30 days, such as "14 verified, 92.9 % answered". */
export function visitsText({ verified, ok, unverified }: AccessAgent["visits"]): string {
  if (verified === 0) {
    return unverified === 0 ? "None in 30 days" : `${countText(unverified)}, none of them verified`;
  }
  const share = percent(Math.round((ok / verified) * 1000) / 10);
  const others = unverified === 0 ? "" : `, ${countText(unverified)} more not verified`;
  return `${countText(verified)} verified, ${share} answered${others}`;
}
