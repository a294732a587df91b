import { readWebPageParts, type WebPage, type WebPagePart } from "#platform/web-page/web-page.ts";
import { webUrl } from "#platform/web-page/web-page-links.ts";
import type { HtmlFacts } from "../store/page-facts.rules.ts";
import { ldScripts } from "./ld-scripts.ts";
import { type LinkHeader, readLinkHeader } from "./link-header.rules.ts";
import { pageAuthor } from "./page-author.rules.ts";
import { pageBlocks } from "./page-blocks.ts";
import { pageDays } from "./page-days.rules.ts";
import { pageLinks } from "./page-links.ts";
import { pageMarks } from "./page-marks.ts";
import { pageMedia } from "./page-media.ts";
import { type PageMeta, pageMeta } from "./page-meta.ts";
import { pageServices } from "./page-services.ts";
import { pageShape } from "./page-shape.ts";
import { pageVisitor } from "./page-visitor.ts";
import { readStructuredData } from "./structured-data/read-structured-data.rules.ts";
import { visibleText } from "./structured-data/visible-text.rules.ts";
import { textFacts } from "./text/text-facts.rules.ts";

interface FactsInput {
  /** Where the page came from in the end. */
  readonly url: string;
  /** Charset that its header names for its bytes. */
  readonly charset?: string | undefined;
  /** The header Link that came with it. */
  readonly linkHeader?: string | undefined;
  /** Whether the page goes on to the local index, which also wants its prose and the words of its links. */
  readonly isKept?: boolean;
}

export interface ReadFacts {
  readonly facts: HtmlFacts;
  /** Head of the page and its links to the same site, without text, icons and JSON-LD; prose and anchors where it is kept. */
  readonly page: WebPage;
}

const keptParts: readonly WebPagePart[] = ["prose", "anchors"];

/** Reads a page of any quality in one walk; it never throws, and what it gives does not grow without a bound. */
export function htmlFacts(
  html: string | Buffer,
  { url, charset, linkHeader, isKept = false }: FactsInput,
): ReadFacts {
  const blocks = pageBlocks();
  const { frames } = blocks;
  const meta = pageMeta(frames);
  const links = pageLinks(frames);
  const media = pageMedia(frames, url.startsWith("https:"));
  const shape = pageShape(blocks);
  const marks = pageMarks(blocks);
  const ld = ldScripts(frames);
  const services = pageServices(frames);
  const page = readWebPageParts(html, {
    url,
    charset,
    parts: isKept ? keptParts : [],
    visitors: [pageVisitor(blocks, { meta, links, media, shape, marks, ld, services })],
  });

  const head = meta.found();
  const at = webUrl(url, undefined);
  const base = (webUrl(head.baseHref, at?.href) ?? at)?.href;
  const found = blocks.found();
  const marked = marks.found();
  const mediaFacts = media.found();
  const linked = at && base ? links.found(at, base) : undefined;
  const visible = visibleText([
    found.map(({ text }) => text),
    head.titles.map(({ text }) => text),
    media.names(),
    head.pictureTitles,
  ]);
  const said = readStructuredData(ld.scripts, visible, url);
  const facts: HtmlFacts = {
    ...headFactsOf(head, base, at?.href),
    ...versionsOf(head, { base, own: at?.href, header: readLinkHeader(linkHeader) }),
    ...textFacts(found),
    ...(linked?.facts ?? noLinks),
    ...mediaFacts,
    ...shape.found(html.length),
    ...services.found(),
    dates: pageDays({ fromJsonLd: said.days, meta: head.days, times: marked.times, blocks: found }),
    author: pageAuthor({
      fromJsonLd: said.author,
      meta: head.author,
      bylines: marked.bylines,
      blocks: found,
    }),
    structuredData: {
      broken: said.broken,
      types: said.types,
      otherTypes: marked.otherTypes,
      items: said.items,
    },
  };
  return { facts, page: { ...page, links: linked?.urls ?? [] } };
}

const noLinks = { links: [], linkCount: 0, vagueLinks: [], vagueLinkCount: 0, pdfLinkCount: 0 } as const;

type HeadPart = Pick<
  HtmlFacts,
  "lang" | "titles" | "description" | "social" | "strayCanonical" | "robots" | "refresh"
>;

function headFactsOf(head: PageMeta, base: string | undefined, own: string | undefined): HeadPart {
  const { lang, titles, description, social, strayCanonical, robots } = head;
  const refreshed = head.refresh && webUrl(head.refresh.href, base)?.href;
  return {
    lang,
    titles,
    description,
    social,
    strayCanonical,
    robots,
    refresh:
      head.refresh && refreshed && refreshed !== own ? { line: head.refresh.line, url: refreshed } : null,
  };
}

interface LanguageVersions {
  readonly base: string | undefined;
  readonly own: string | undefined;
  readonly header: LinkHeader;
}

/** Versions that the page names in its head, and then what its header does; a base in the head is none for the header. */
function versionsOf(
  { canonicals, hreflangs }: PageMeta,
  { base, own, header }: LanguageVersions,
): Pick<HtmlFacts, "canonicals" | "hreflangs"> {
  const inFull =
    (from: string | undefined) =>
    <T extends { readonly href: string }>(one: T): T & { readonly url: string | null } => ({
      ...one,
      url: webUrl(one.href, from)?.href ?? null,
    });
  return {
    canonicals: [...canonicals.map(inFull(base)), ...header.canonicals.map(inFull(own))],
    hreflangs: [...hreflangs.map(inFull(base)), ...header.hreflangs.map(inFull(own))],
  };
}
