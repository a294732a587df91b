import { webPageCharacters } from "./web-page-characters.ts";
import { headFacts } from "./web-page-head.ts";
import { jsonLdItems } from "./web-page-json-ld.ts";
import {
  type Anchor,
  bestIcons,
  linkedHrefs,
  linkedWords,
  sameSiteAnchors,
  sameSiteLinks,
  webUrl,
} from "./web-page-links.ts";
import { type PageProse, pageProse } from "./web-page-prose.ts";
import { type Heading, pageText } from "./web-page-text.ts";
import type { Visitor } from "./web-page-visitor.ts";
import { walkHtml } from "./web-page-walk.ts";

/** Content of a page; everything on one line, trimmed, and never longer than a fixed length. */
export interface WebPage {
  readonly title: string | undefined;
  readonly siteName: string | undefined;
  readonly description: string | undefined;
  /** A language tag such as "de" or "pt-BR". */
  readonly language: string | undefined;
  readonly canonicalUrl: string | undefined;
  readonly headings: readonly Heading[];
  /** The main text, a line for each block, headings among them; at most 50,000 characters. */
  readonly text: string;
  /** Sentences of the main part, and its headings: without code, menus and tables of contents. */
  readonly prose: PageProse;
  /** Addresses of pictures, the best first; the last one is /favicon.ico, whether it is there or not. */
  readonly icons: readonly string[];
  /** At most 200 addresses of the same site, without fragments. */
  readonly links: readonly string[];
  /** At most 200 links to other pages of the same site, and their words. */
  readonly anchors: readonly Anchor[];
  /** At most 100 items, lists and graphs taken apart. */
  readonly jsonLd: readonly unknown[];
}

/** Parts whose reading costs a walk over the page, or a part of one, and is not wanted by everybody. */
export const webPageParts = ["text", "prose", "icons", "links", "anchors", "jsonLd"] as const;
export type WebPagePart = (typeof webPageParts)[number];

interface PageReadOptions {
  /** Where the page came from. */
  readonly url: string;
  /** Charset that its header names for its bytes. */
  readonly charset?: string | undefined;
  /** Parts wanted besides the head; the headings come with the text, and what is left out is empty. */
  readonly parts: readonly WebPagePart[];
  /** Visitors that go along on the same walk. */
  readonly visitors: readonly Visitor[];
}

/**
 * Reads a page of any quality; it never throws, and takes a time that grows with the page's length alone. `url` is
 * where the page came from, `charset` what its header said about bytes.
 */
export function readWebPage(html: string | Buffer, url: string, charset?: string): WebPage {
  return readWebPageParts(html, { url, charset, parts: webPageParts, visitors: [] });
}

/** The same for those who want a part of it, or more: one walk over the page serves them all. */
export function readWebPageParts(
  html: string | Buffer,
  { url, charset, parts, visitors }: PageReadOptions,
): WebPage {
  const wants = (part: WebPagePart): boolean => parts.includes(part);
  const head = headFacts();
  const text = wants("text") ? pageText() : undefined;
  const prose = wants("prose") ? pageProse() : undefined;
  const linked = wants("links") ? linkedHrefs() : undefined;
  const anchored = wants("anchors") ? linkedWords() : undefined;
  const jsonLd = wants("jsonLd") ? jsonLdItems() : undefined;
  const own = [head, text, prose, linked, anchored, jsonLd].filter((visitor) => visitor !== undefined);
  walkHtml(webPageCharacters(html, charset), [...own, ...visitors]);

  const { title, siteName, description, language, baseHref, canonicalHref, icons } = head.facts();
  const page = webUrl(url, undefined);
  const base = (webUrl(baseHref, page?.href) ?? page)?.href;
  return {
    title,
    siteName,
    description,
    language,
    canonicalUrl: webUrl(canonicalHref, base)?.href,
    ...(text?.found() ?? { headings: [], text: "" }),
    prose: prose?.found() ?? { headings: [], text: "" },
    icons: page && base && wants("icons") ? bestIcons(icons, page, base) : [],
    links: page && base && linked ? sameSiteLinks(linked.hrefs, page, base) : [],
    anchors: page && base && anchored ? sameSiteAnchors(anchored.anchors, page, base) : [],
    jsonLd: jsonLd?.items() ?? [],
  };
}
