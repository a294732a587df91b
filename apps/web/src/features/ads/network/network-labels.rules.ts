import type { AdPlacementCheck, AdPublisher } from "@citelens/contract/content/ads-network";
import { adLimits, type PlacementFormat, type PublisherStatus } from "@citelens/contract/content/ads-words";
import { counted, countText, shareText } from "#lib/figures.ts";
import type { BannerProps } from "#ui/frame/banner.tsx";
import type { BadgeProps } from "#ui/text/badge.tsx";
import { categoryName } from "../categories.ts";

const publisherLooks: Readonly<
  Record<PublisherStatus, { readonly label: string; readonly tone: BadgeProps["tone"] }>
> = {
  INVITED: { label: "Invited", tone: "info" },
  ACTIVE: { label: "Active", tone: "pos" },
  PAUSED: { label: "Paused", tone: "neutral" },
  DECLINED: { label: "Declined", tone: "neg" },
};

export const formatNames: Readonly<Record<PlacementFormat, string>> = {
  PASSAGE: "Passage",
  CARD: "Card",
};

type PublisherStanding = Pick<AdPublisher, "status" | "is_stopped" | "is_stopped_by_owner">;

/** A switch that stops everything counts more than the status. */
export function lookOf(
  { status, is_stopped, is_stopped_by_owner }: PublisherStanding,
  { isOwner = false }: { readonly isOwner?: boolean } = {},
) {
  const isOpen = status === "INVITED" || status === "DECLINED";
  if (is_stopped || (isOwner && is_stopped_by_owner && !isOpen))
    return { label: "Stopped", tone: "neg" } as const;
  return is_stopped_by_owner && !isOpen
    ? ({ label: "Stopped by its owner", tone: "neg" } as const)
    : publisherLooks[status];
}

/** The categories that a site takes, in words. */
export function categoriesText({
  categories_allowed: allowed,
  categories_blocked: blocked,
}: Pick<AdPublisher, "categories_allowed" | "categories_blocked">): string {
  const taken = allowed.length === 0 ? "All" : namesOf(allowed);
  return blocked.length === 0 ? taken : `${taken}, except ${namesOf(blocked)}`;
}

function namesOf(ids: readonly number[]): string {
  return ids.map(categoryName).join(", ");
}

/** A part in per cent of a whole; a dash where there is none. */
export function partText(part: number, whole: number): string {
  return whole === 0 ? "–" : shareText((part / whole) * 100);
}

/** How many of a site's pages have a passage, such as "12 of 80 pages". */
export function fillText({ pages, filled_pages }: { readonly pages: number; readonly filled_pages: number }) {
  return pages === 0 ? "No page known yet" : `${countText(filled_pages)} of ${counted(pages, "page")}`;
}

interface ReadFigures {
  readonly agent_reads: number | null;
  readonly proven_reads: number | null;
  readonly billable_reads: number | null;
}

/** How many of some reads are proven, and how many may be charged of how many; empty where a channel counts none. */
export function readsText({
  agent_reads: reads,
  proven_reads: proven,
  billable_reads: billable,
}: ReadFigures): string {
  if (reads === null) return "";
  if (reads === 0) return "No reads";
  return `${partText(proven ?? 0, reads)} proven, ${countText(billable ?? 0)} of ${countText(reads)} billable`;
}

/** The rule behind both, wherever they are shown. */
export const readsRule = `Proven reads bear a signature of the agent's that counts once. All of them are billable, and of the others on a website and a day as many, or ${adLimits.unprovenReadsOfDay} where fewer were proven: whoever reports visits could make those up.`;

/** How well a page fits, from 0 to 1, in per cent. */
export function fitText(score: number): string {
  return shareText(score * 100);
}

export const checkOutcomes: Readonly<
  Record<
    AdPlacementCheck["outcome"],
    { readonly tone: BannerProps["tone"]; readonly title: string; readonly text: string }
  >
> = {
  SAME: {
    tone: "pos",
    title: "The same passage for both",
    text: "A browser and an AI agent were sent the same passage.",
  },
  DIFFERENT: {
    tone: "neg",
    title: "Two different passages",
    text: "A browser and an AI agent were not sent the same. People and agents have to be shown the same passage: look for code or a cache of the website that tells visitors apart.",
  },
  MISSING: {
    tone: "warn",
    title: "No passage was found",
    text: "The page has the passage only once its server puts it in. Check the code of the placement, and whether anything fits this page: its preview tells.",
  },
  UNREADABLE: {
    tone: "warn",
    title: "The page could not be read",
    text: "At least one of the two requests got no page, so nothing can be compared.",
  },
};

export const fetchedAs = { BROWSER: "As a browser", AGENT: "As an AI agent" } as const;
