import { competitors } from "./web/competitors.ts";
import type { DemoPage, DemoSite } from "./web/demo-site.ts";
import { reviews } from "./web/reviews.ts";
import { talk } from "./web/talk.ts";
import { tovelume } from "./web/tovelume.ts";

/** What a server of the fictional web answers. */
export interface FictionalAnswer {
  readonly url: string;
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** What the fictional web answers on a day of the demo's calendar; none for an address of any other host. */
export function fictionalAnswer(url: string, day: number): FictionalAnswer | undefined {
  const asked = URL.parse(url);
  const site = asked && sites.get(withoutWww(asked.hostname));
  if (!site) return undefined;

  const path = asked.pathname === "/" ? "/" : asked.pathname.replace(/\/$/, "");
  const answer = { url: `https://${site.host}${path}`, status: 200 };
  if (path === "/robots.txt")
    return {
      ...answer,
      contentType: "text/plain",
      body: `${site.robots ?? openToAll}\n${sitemapLine(site)}`,
    };
  if (path === "/sitemap.xml") return { ...answer, contentType: "application/xml", body: sitemap(site, day) };

  const page = pagesOn(site, day).find((one) => one.path === path);
  if (!page) return { ...answer, status: 404, contentType: "text/html", body: html(site, notFound, []) };
  return { ...answer, contentType: "text/html", body: html(site, page, pagesOn(site, day)) };
}

export const rivals: readonly DemoSite[] = competitors;
/** Those whom no brand owns: what they write is read page by page. */
export const others: readonly DemoSite[] = [...reviews, ...talk];

export const allSites: readonly DemoSite[] = [tovelume, ...rivals, ...others];

const sites: ReadonlyMap<string, DemoSite> = new Map(allSites.map((site) => [withoutWww(site.host), site]));

/** The addresses of a site's pages on a day. */
export function addressesOn(site: DemoSite, day: number): string[] {
  return pagesOn(site, day).map(({ path }) => `https://${site.host}${path}`);
}

export function pagesOn({ pages }: DemoSite, day: number): DemoPage[] {
  return pages.filter(({ from = 0, until = Infinity }) => from <= day && day < until);
}

const notFound: DemoPage = { path: "/404", title: "No such page", text: "This page does not exist." };

const openToAll = "User-agent: *\nAllow: /\n";

function sitemapLine({ host }: DemoSite): string {
  return `Sitemap: https://${host}/sitemap.xml\n`;
}

function sitemap(site: DemoSite, day: number): string {
  const urls = addressesOn(site, day).map((url) => `<url><loc>${url}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset>${urls.join("")}</urlset>`;
}

function html({ name }: DemoSite, { title, text }: DemoPage, pages: readonly DemoPage[]): string {
  const links = pages.map((page) => `<a href="${page.path}">${escaped(page.title)}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>
<header><nav>${links.join(" ")}</nav></header>
<main><h1>${escaped(title)}</h1>
${text.split("\n").map(block).join("\n")}
</main>
<footer>${name} does not exist: this page is fictional demo data.</footer></body></html>`;
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
