import type { SeverityCounts } from "@citelens/contract/content/audit-fields";
import { type CheckId, siteCheckIds } from "@citelens/contract/content/audit-words";
import { counted, countText, tenthsText, wordFor } from "#lib/figures.ts";
import { severityLabels } from "./audit-labels.rules.ts";

/** A score of 100 points without digits behind the point; a dash for none. */
export function scoreText(score: number | null): string {
  return score === null ? "–" : String(Math.round(score));
}

/** How much a score changed, as displayed: the difference of what both are shown as. */
export function shownChange(score: number | null, change: number | null): number {
  if (score === null || change === null) return 0;
  return Math.round(score) - Math.round(score - change);
}

/** A duration of requests, such as "84 ms" or "1.2 s"; a dash for none. */
export function durationText(ms: number | null): string {
  if (ms === null) return "–";
  return ms < 1000 ? `${Math.round(ms)} ms` : `${tenthsText(ms / 1000)} s`;
}

const kilobyte = 1000;
const megabyte = 1_000_000;

/** A size of files, such as "1.9 kB", "16 kB" or "1.2 MB"; a dash for none. */
export function sizeText(bytes: number | null): string {
  if (bytes === null) return "–";
  if (bytes < kilobyte) return `${bytes} B`;
  if (bytes >= megabyte) return `${tenthsText(bytes / megabyte)} MB`;
  const kilobytes = bytes / kilobyte;
  return `${kilobytes < 10 ? tenthsText(kilobytes) : countText(Math.round(kilobytes))} kB`;
}

const costing = ["blocker", "high", "medium", "low"] as const;

/** All issues that cost something. */
export function issuesIn(counts: SeverityCounts): number {
  return costing.reduce((sum, severity) => sum + counts[severity], 0);
}

/** Such as "2 blockers, 4 high"; the two gravest that there are. */
export function gravestText(counts: SeverityCounts): string {
  const there = costing.filter((severity) => counts[severity] > 0);
  if (there.length === 0) return "None";
  return there
    .slice(0, 2)
    .map((severity) => {
      const word = severityLabels[severity].toLowerCase();
      return counted(counts[severity], word, severity === "blocker" ? `${word}s` : word);
    })
    .join(", ");
}

/** Amount read of a site, such as "512 of 4,200 known pages" or "38 pages". */
export function coverageText({ read, known }: { readonly read: number; readonly known: number }): string {
  if (known > read) return `${countText(read)} of ${countText(known)} known pages`;
  return counted(read, "page");
}

/** Whether a check looks at the site as a whole: it fails for agents or at addresses, not on pages. */
export function isOfSite(checkId: CheckId): boolean {
  return siteCheckIds.some((id) => id === checkId);
}

/** Where a check fails, such as "12 pages", or "1 place" for one of the whole site. */
export function placesText(checkId: CheckId, places: number): string {
  return `${countText(places)} ${placesWord(checkId, places)}`;
}

/** The noun for what a check fails on. */
export function placesWord(checkId: CheckId, places: number): string {
  return wordFor(places, isOfSite(checkId) ? "place" : "page");
}

/** The path of an address on its own site; the whole address where it cannot be read as one. */
export function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Without the protocol, for headings. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}
