import { countedPage, hostOf } from "@citelens/answer-analysis";

/** Whether an address is on a site's host, with or without "www.": visits are stored by their paths alone. */
export function isOfSite(url: string, siteUrl: string): boolean {
  return URL.canParse(url) && hostOf(url) === hostOf(siteUrl);
}

/** By which a page's path and the address under which answers cite it are known to be the same. */
export function pageKey(path: string): string {
  const url = countedPage(`https://page.example${path}`);
  return url === undefined ? path : new URL(url).pathname;
}
