import type { SitemapState } from "@citelens/contract/traffic/indexing";

/** Files that are shown: of hundreds of files the first ones say enough. */
export const filesShown = 5;

/** Title of a reading that was not all well. */
export function sitemapTitle({ pages, files }: Pick<SitemapState, "pages" | "files">): string {
  if (pages > 0) return "Not all of it counts";
  return files.length === 0 ? "No sitemap could be read" : "The sitemaps name no page of your site";
}
