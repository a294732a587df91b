import { dayMs, earlier } from "@citelens/contract/base/days";
import { competitors } from "./competitors.ts";
import type { DemoPage, DemoSite, SiteMake } from "./demo-site.ts";
import { reviews } from "./reviews.ts";
import { talk } from "./talk.ts";
import { tovelume } from "./tovelume.ts";

/** Answer of a server of the fictional web. */
export interface FictionalAnswer {
  readonly url: string;
  /** The redirects that led there. */
  readonly hops: readonly { readonly url: string; readonly status: number }[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly firstByteMs: number;
  readonly contentType: string;
  readonly body: string;
}

/** Answer of the fictional web on a day of the demo, none for other hosts; pages count back from the moment that it is then. */
export function fictionalAnswer(
  url: string,
  day: number,
  now: Date = new Date(),
): FictionalAnswer | undefined {
  const asked = URL.parse(url);
  const site = siteOf(url);
  if (!asked || !site) return undefined;

  const make = site.make?.(day) ?? plainMake;
  const { path, protocol, hops } = wayOf(asked, site, make);
  const answer = {
    url: `${protocol}//${site.host}${path}`,
    status: 200,
    hops,
    headers: {},
    firstByteMs: make.firstByteMs(path),
  };
  const on = { site, make, day, now };
  if (path === "/robots.txt") return { ...answer, contentType: "text/plain", body: robotsOf(on) };
  if (path === "/sitemap.xml" && make.sitemap !== "none")
    return { ...answer, contentType: "application/xml", body: sitemapOf(on) };

  const page = pagesOn(site, day).find((one) => one.path === path);
  if (!page) return { ...answer, status: 404, contentType: "text/html", body: pageOf(on, notFound) };
  const headers = make.hasValidators ? { "last-modified": writtenAt(page, on).toUTCString() } : {};
  return { ...answer, headers, contentType: "text/html", body: pageOf(on, page) };
}

export const rivals: readonly DemoSite[] = competitors;
/** Sites that no brand owns: what they write is read page by page. */
export const others: readonly DemoSite[] = [...reviews, ...talk];

export const allSites: readonly DemoSite[] = [tovelume, ...rivals, ...others];

const sites: ReadonlyMap<string, DemoSite> = new Map(allSites.map((site) => [withoutWww(site.host), site]));

/** The site of the fictional web that an address is of. */
export function siteOf(url: string): DemoSite | undefined {
  return sites.get(withoutWww(URL.parse(url)?.hostname ?? ""));
}

/** The addresses of a site's pages on a day. */
export function addressesOn(site: DemoSite, day: number): string[] {
  return pagesOn(site, day).map(({ path }) => `https://${site.host}${path}`);
}

export function pagesOn({ pages }: DemoSite, day: number): DemoPage[] {
  return pages.filter(({ from = 0, until = Infinity }) => from <= day && day < until);
}

const notFound: DemoPage = { path: "/404", title: "No such page", text: "This page does not exist." };

const openToAll = "User-agent: *\nAllow: /\n";

/** Make of sites that nobody audits. */
const plainMake: SiteMake = {
  robots: "",
  sitemap: "undated",
  alsoInSitemap: [],
  redirects: {},
  footerLinks: [],
  logo: "",
  isSecureOnly: true,
  hasValidators: false,
  firstByteMs: () => 0,
  head: () => [],
};

/** A site at a moment. */
interface SiteOn {
  readonly site: DemoSite;
  readonly make: SiteMake;
  readonly day: number;
  readonly now: Date;
}

interface Way {
  readonly path: string;
  readonly protocol: string;
  readonly hops: FictionalAnswer["hops"];
}

/** Where an address leads: to the host with www, mostly to https, and from old paths to new ones. */
function wayOf(asked: URL, { host }: DemoSite, { isSecureOnly, redirects }: SiteMake): Way {
  const protocol = isSecureOnly ? "https:" : asked.protocol;
  const isMoved = asked.host !== host || asked.protocol !== protocol;
  const hops = isMoved ? [{ url: asked.href, status: 301 }] : [];
  let path = asked.pathname === "/" ? "/" : asked.pathname.replace(/\/$/, "");
  for (let next = redirects[path]; next !== undefined; next = redirects[path]) {
    hops.push({ url: `${protocol}//${host}${path}`, status: 301 });
    path = next;
  }
  return { path, protocol, hops };
}

function robotsOf({ site: { host, robots = openToAll }, make }: SiteOn): string {
  const sitemapLine = make.sitemap === "none" ? "" : `\nSitemap: https://${host}/sitemap.xml\n`;
  return `${make.robots}${robots}${sitemapLine}`;
}

function sitemapOf(on: SiteOn): string {
  const { site, make, day } = on;
  const pages = pagesOn(site, day).map((page) =>
    urlElement(`https://${site.host}${page.path}`, lastmodOf(page, on)),
  );
  const others = make.alsoInSitemap.map((path) =>
    urlElement(`https://${site.host}${path}`, lastmodOf(undefined, on)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset>${[...pages, ...others].join("")}</urlset>`;
}

function urlElement(url: string, lastmod: string | undefined): string {
  return `<url><loc>${url}</loc>${lastmod === undefined ? "" : `<lastmod>${lastmod}</lastmod>`}</url>`;
}

function lastmodOf(page: DemoPage | undefined, on: SiteOn): string | undefined {
  if (on.make.sitemap === "today") return on.now.toISOString().slice(0, 10);
  return on.make.sitemap === "real" && page ? writtenOn(page, on) : undefined;
}

/** Time of writing: what always stood was written before the first day, each page on a day of its own. */
function writtenAt({ path, from }: DemoPage, { day, now }: SiteOn): Date {
  const since = from ?? -14 - path.length;
  return earlier(now, (day - since) * dayMs);
}

function writtenOn(page: DemoPage, on: SiteOn): string {
  return writtenAt(page, on).toISOString().slice(0, 10);
}

function pageOf(on: SiteOn, page: DemoPage): string {
  const { site, make, day } = on;
  const { title, text, path } = page;
  const isThere = page !== notFound;
  const pages = isThere ? pagesOn(site, day) : [];
  const head = isThere
    ? make.head(page, { url: `https://${site.host}${path}`, written: writtenOn(page, on) })
    : [];
  const links = pages.map((one) => `<a href="${one.path}">${escaped(one.title)}</a>`);
  const below = make.footerLinks.map((one) => ` <a href="${one.path}">${escaped(one.words)}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>${head.map((line) => `\n${line}`).join("")}</head><body>
<header>${make.logo}<nav>${links.join(" ")}</nav></header>
<main><h1>${escaped(title)}</h1>
${text.split("\n").map(block).join("\n")}
</main>
<footer>${site.name} does not exist: this page is fictional demo data.${below.join("")}</footer></body></html>`;
}

function block(line: string): string {
  if (line.startsWith("## ")) return `<h2>${escaped(line.slice(3))}</h2>`;
  if (line.startsWith("- ")) return `<ul><li>${escaped(line.slice(2))}</li></ul>`;
  return `<p>${escaped(line)}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, "");
}
