import { countedPage, hostOf } from "@citelens/answer-analysis";

/**
 * Whether an address is on the host of a site, with or without "www.". Visits are stored by their paths alone, so that the
 * pages of other hosts under the same domain would be taken for those of this one.
 */
export function isOfSite(url: string, siteUrl: string): boolean {
  return URL.canParse(url) && hostOf(url) === hostOf(siteUrl);
}

/** By which a page's path and the address under which answers cite it are known to be the same. */
export function pageKey(path: string): string {
  const url = countedPage(`https://page.example${path}`);
  return url === undefined ? path : new URL(url).pathname;
}
