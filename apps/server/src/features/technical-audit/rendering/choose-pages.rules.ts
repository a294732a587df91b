import type { HtmlFacts } from "../store/page-facts.rules.ts";
import { pathShape } from "./path-shape.rules.ts";

/** A page that was read, and what it is used for. */
export interface RenderCandidate {
  readonly hash: string;
  readonly url: string;
  readonly html: Pick<HtmlFacts, "links" | "shell">;
  readonly aiVisits: number;
  readonly citations: number;
}

/** Pages that are built alike, and those of them that are rendered: what these show holds for all of them. */
export interface RenderGroup {
  /** Hashes; the most used first. */
  readonly pages: readonly string[];
  readonly chosen: readonly string[];
}

const renderedPerGroup = 2;
const renderedPerAudit = 25;
/** Share of the pages of a path shape that have to share a link before it counts as a part of how they are built. */
const sharedLinkShareMin = 0.25;

/**
 * Chooses which pages a browser opens: pages are alike that have the same path shape and the same links of their frame. Cited and
 * visited ones come first, every group is seen once before any is seen twice. The same pages give the same choice in any order.
 */
export function choosePages(
  candidates: readonly RenderCandidate[],
  pagesMax = renderedPerAudit,
): RenderGroup[] {
  const sorted = candidates.toSorted(byUse);
  const groups = [...Map.groupBy(sorted, ({ url }) => pathShape(url)).values()]
    .flatMap(byLinks)
    .toSorted(([one], [other]) => (one && other ? byUse(one, other) : 0));

  const chosen = new Set<string>();
  for (let turn = 0; turn < renderedPerGroup; turn += 1) {
    for (const group of groups) {
      const page = group[turn];
      if (page && chosen.size < pagesMax) chosen.add(page.hash);
    }
  }
  return groups
    .map((group) => group.map(({ hash }) => hash))
    .map((pages) => ({ pages, chosen: pages.filter((hash) => chosen.has(hash)) }));
}

/** Pages of one path shape, apart by the links that many of them share and by whether scripts fill them. */
function byLinks(pages: readonly RenderCandidate[]): RenderCandidate[][] {
  const times = new Map<string, number>();
  for (const { html } of pages) {
    for (const { hash } of html.links) times.set(hash, (times.get(hash) ?? 0) + 1);
  }
  const timesMin = Math.max(2, pages.length * sharedLinkShareMin);
  const own = new Set(pages.map(({ hash }) => hash));
  const isFrame = (hash: string): boolean => (times.get(hash) ?? 0) >= timesMin && !own.has(hash);
  const skeleton = ({ html }: RenderCandidate): string => {
    const links = html.links.map(({ hash }) => hash).filter(isFrame);
    return [html.shell === null ? "text" : "shell", ...links.toSorted()].join(" ");
  };
  return [...Map.groupBy(pages, skeleton).values()];
}

/** As scores weigh it. */
function useOf({ aiVisits, citations }: RenderCandidate): number {
  return Math.log1p(aiVisits) + 2 * Math.log1p(citations);
}

function byUse(one: RenderCandidate, other: RenderCandidate): number {
  return useOf(other) - useOf(one) || (one.hash < other.hash ? -1 : Number(one.hash > other.hash));
}
