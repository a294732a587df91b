/** Scope of a site that an audit reads. */
export interface CrawlScope {
  /** The one form of its host, without "www.". */
  readonly host: string;
  /** Prefixes of paths; where there are any, nothing else is read but the start page. */
  readonly includePaths: readonly string[];
  readonly excludePaths: readonly string[];
}

/** Clicks from the start page beyond which nothing is read. */
const clicksMax = 10;
export const ranks = {
  start: 0,
  cited: 1,
  visited: 2,
  firstLinks: 3,
  sitemap: 4,
  last: 2 + clicksMax,
} as const;
/** Most addresses of one path with other parameters: more are the same page or an endless site. */
export const variantsMax = 50;
const urlCharactersMax = 2_048;

const files =
  /\.(?:pdf|jpe?g|png|gif|svg|webp|avif|ico|mp[34]|webm|zip|gz|tgz|dmg|exe|xml|rss|atom|json|css|m?js|txt|csv|docx?|xlsx?|pptx?|woff2?|ttf)$/i;
const actions =
  /\/(?:log-?out|sign-?out|wp-admin|wp-json|cart|basket|checkout)(?:\/|$)|[?&](?:add-to-cart|replytocom)=/i;

/** Whether an address is one that the audit reads. */
export function isInScope(written: string, { host, includePaths, excludePaths }: CrawlScope): boolean {
  const url = written.length > urlCharactersMax ? null : URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol) || url.host.replace(/^www\./, "") !== host) return false;
  const path = url.pathname;
  if (files.test(path) || actions.test(path + url.search)) return false;
  if (excludePaths.some((prefix) => path.startsWith(prefix))) return false;
  return includePaths.length === 0 || path === "/" || includePaths.some((prefix) => path.startsWith(prefix));
}

/** In which turn what a page links to is read; none where it is too many clicks away. */
export function rankOfLink(rank: number): number | undefined {
  const next = Math.max(ranks.firstLinks, rank + 1);
  return next > ranks.last ? undefined : next;
}

/** Counts addresses with parameters by their path, and says whether another one is still wanted. */
export function variantCounter(known: ReadonlyMap<string, number>): (url: string) => boolean {
  const counts = new Map(known);
  return (url) => {
    const at = url.indexOf("?");
    if (at < 0) return true;
    const path = url.slice(0, at);
    const variants = counts.get(path) ?? 0;
    if (variants >= variantsMax) return false;
    counts.set(path, variants + 1);
    return true;
  };
}
