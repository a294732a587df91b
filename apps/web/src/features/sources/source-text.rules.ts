import type { SourceDomain } from "@citelens/contract/visibility/sources";
import { readablePath } from "#lib/address/readable-path.ts";
import { counted, countText, exactText } from "#lib/figures.ts";

/** A mean place such as "1.4"; a dash where there is none. */
export function formatPosition(place: number | null): string {
  return place === null ? "–" : exactText(place);
}

/** The name of a page in a list: its title, or else its path. */
export function pageName({ title, url }: { readonly title: string | null; readonly url: string }): string {
  return title?.trim() || pathOf(url);
}

/** The URL without its site, readable; unchanged when it is no web address. */
export function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return readablePath(`${pathname}${search}`);
}

/** The trend line as text for screen readers, such as "From 2 to 5 answers a day, at most 7". */
export function describeTrend(trend: SourceDomain["trend"]): string {
  const uses = trend.map(({ use_count }) => use_count);
  const [first, last] = [uses[0], uses.at(-1)];
  if (first === undefined || last === undefined) return "No answers";
  return `From ${countText(first)} to ${counted(last, "answer")} a day, at most ${countText(Math.max(...uses))}`;
}

/** The path of a page of the workspace's own website, with or without "www."; undefined for pages of other hosts. */
export function ownPath(url: string, siteUrl: string): string | undefined {
  if (!URL.canParse(url) || !URL.canParse(siteUrl)) return undefined;

  const { host, pathname } = new URL(url);
  return plain(host) === plain(new URL(siteUrl).host) ? pathname : undefined;
}

function plain(host: string): string {
  return host.replace(/^www\./, "");
}
