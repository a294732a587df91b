import type { IconLink } from "./web-page-head.ts";
import { oneLine } from "./web-page-line.ts";
import type { Visitor } from "./web-page-visitor.ts";

const linksMax = 200;
/** Most addresses as they are written, before those of other sites and repetitions are left out. */
const hrefsMax = 5_000;
/** Longer ones are whole paragraphs that lead somewhere, and no name of what they lead to. */
const anchorCharactersMax = 100;
const iconsMax = 8;
const urlCharactersMax = 2_048;

/** The addresses that a page links to, as they are written. */
export function linkedHrefs(): Visitor & { readonly hrefs: ReadonlySet<string> } {
  const hrefs = new Set<string>();
  return {
    hrefs,
    open: (name, { href }) => {
      if ((name === "a" || name === "area") && href && hrefs.size < hrefsMax) hrefs.add(href);
    },
  };
}

/** A link to another page of the same site, and the words that it is put on. */
export interface Anchor {
  readonly url: string;
  readonly text: string;
}

interface WrittenAnchor {
  readonly href: string;
  readonly text: string;
}

/** The links of a page with their words, as they are written. */
export function linkedWords(): Visitor & { readonly anchors: readonly WrittenAnchor[] } {
  const anchors: WrittenAnchor[] = [];
  let href: string | undefined;
  let words = "";
  const end = (): void => {
    const text = oneLine(words, anchorCharactersMax);
    if (href && text !== "" && words.length <= anchorCharactersMax && anchors.length < hrefsMax) {
      anchors.push({ href, text });
    }
    href = undefined;
    words = "";
  };
  return {
    anchors,
    open: (name, attributes) => {
      if (name !== "a") return;
      end();
      href = attributes.href;
    },
    text: (text) => {
      if (href !== undefined && words.length <= anchorCharactersMax) words += text;
    },
    close: (name) => {
      if (name === "a") end();
    },
  };
}

/** At most 200 links to other pages of the page's own site, each address with the same words once. */
export function sameSiteAnchors(written: readonly WrittenAnchor[], page: URL, base: string): Anchor[] {
  const anchors = new Map<string, Anchor>();
  for (const { href, text } of written) {
    if (anchors.size === linksMax) break;

    const url = webUrl(href, base);
    if (url === undefined || !isSameSite(url, page)) continue;

    url.hash = "";
    if (url.pathname === page.pathname && url.search === page.search) continue;
    anchors.set(`${url.href} ${text}`, { url: url.href, text });
  }
  return [...anchors.values()];
}

/** The address in full if it is one of the web without credentials, else none. */
export function webUrl(href: string | undefined, base: string | undefined): URL | undefined {
  if (!href || href.length > urlCharactersMax) return undefined;

  const url = URL.parse(href.trim(), base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href.length > urlCharactersMax ? undefined : url;
}

/** At most 200 addresses of the page's own site (with or without "www."), each once and without its fragment. */
export function sameSiteLinks(hrefs: Iterable<string>, page: URL, base: string): string[] {
  const links = new Set<string>();
  for (const href of hrefs) {
    if (links.size === linksMax) break;

    const url = webUrl(href, base);
    if (url === undefined || !isSameSite(url, page)) continue;

    url.hash = "";
    links.add(url.href);
  }
  return [...links];
}

/** The icons that can be shown as pixels, the best first, and last the one that browsers look for unasked. */
export function bestIcons(icons: readonly IconLink[], page: URL, base: string): string[] {
  const sorted = icons
    .filter(isRaster)
    .toSorted((one, other) => rank(one) - rank(other) || other.sizePx - one.sizePx);
  const urls = sorted.map(({ href }) => webUrl(href, base)?.href);
  const usual = webUrl("/favicon.ico", page.href)?.href;
  return [
    ...new Set([...urls.filter((url) => url !== undefined).slice(0, iconsMax), ...(usual ? [usual] : [])]),
  ];
}

/** Whether two addresses are of one site, with or without "www.". */
export function isSameSite(one: URL, other: URL): boolean {
  return siteOf(one) === siteOf(other);
}

function siteOf({ hostname, port }: URL): string {
  return `${hostname.replace(/^www\./, "")}:${port}`;
}

function isRaster({ type, href }: IconLink): boolean {
  return !type.includes("svg") && !/\.svg(?:$|[?#])/i.test(href);
}

function rank({ kind, sizePx, type, href }: IconLink): number {
  if (kind === "apple-touch-icon") return 0;

  const isPng = type === "image/png" || /\.png(?:$|[?#])/i.test(href);
  return isPng && sizePx > 0 ? 1 : 2;
}
