import type { Attributes, Place, Visitor } from "#platform/web-page/web-page-visitor.ts";
import type { HtmlFacts } from "../store/page-facts.rules.ts";
import { linkTargets } from "./link-targets.ts";
import { has, type PageFrames } from "./page-frames.ts";
import { shownText } from "./shown-text.rules.ts";
import { isVague } from "./text/vague-words.rules.ts";

type LinkFacts = Pick<HtmlFacts, "links" | "linkCount" | "vagueLinks" | "vagueLinkCount" | "pdfLinkCount">;

export interface PageLinks {
  readonly facts: LinkFacts;
  /** The addresses behind the hashes, without fragments. */
  readonly urls: readonly string[];
}

const linksMax = 200;
/** Most addresses as they are written, before those of other sites and repetitions are left out. */
const hrefsMax = 5_000;
const vagueLinksMax = 10;
const wordsCharactersMax = 100;
const noPage = /^\s*(?:#|javascript:|mailto:|tel:|sms:|data:|blob:|about:)/i;

export const linkNames = ["a", "area", "img", "template"];

/** The links of a page: where they lead, and whether their words say so. */
export function pageLinks(frames: PageFrames): Visitor & { found(page: URL, base: string): PageLinks } {
  const hrefs = new Map<string, number>();
  const vague: LinkFacts["vagueLinks"][number][] = [];
  let [linkCount, vagueLinkCount, pdfLinkCount] = [0, 0, 0];
  let line = 0;
  let words = "";
  /** Label that readers with a screen reader are told instead. */
  let label = "";
  let isInLink = false;
  /** The depths of the templates that are open: what stands in one is in no page until a script makes it. */
  const templates: number[] = [];

  const end = (): void => {
    if (!isInLink) return;
    isInLink = false;
    frames.listening -= 1;
    if (words.length > wordsCharactersMax || (label !== "" && !isVague(label))) return;
    const said = label === "" || /\S/.test(words) ? words : label;
    if (!isVague(said)) return;
    vagueLinkCount += 1;
    if (vague.length < vagueLinksMax) vague.push({ line, text: shownText(said, wordsCharactersMax) });
  };

  const openLink = (name: string, attributes: Attributes, place: Place): void => {
    if (name === "a") end();
    const { href } = attributes;
    if (!href || !isPage(href) || templates.length > 0) return;

    linkCount += 1;
    line = place.line();
    // What stands below each page of a site, such as its terms, is not what this page is about.
    if (frames.around === 0 && frames.siteHeader === 0 && isPdf(href)) pdfLinkCount += 1;
    if (hrefs.size < hrefsMax && !hrefs.has(href)) hrefs.set(href, line);
    if (name !== "a" || frames.unseen > 0) return;
    isInLink = true;
    frames.listening += 1;
    words = "";
    label = labelOf(attributes);
  };

  const labelOf = (attributes: Attributes): string =>
    frames.attributes & has.label ? (attributes["aria-label"] ?? attributes.title ?? "") : "";

  return {
    open: (name, attributes, place) => {
      if (name === "template") {
        templates.push(frames.depth);
        frames.listening += 1;
      } else if (name === "a" || name === "area") openLink(name, attributes, place);
      else if (isInLink && name === "img") words += ` ${attributes.alt ?? ""} `;
    },
    text: (text) => {
      if (isInLink && frames.unseen === 0 && words.length <= wordsCharactersMax) words += text;
    },
    close: (name) => {
      if (name === "a") end();
      else if (name === "template" && templates.at(-1) === frames.depth) {
        templates.pop();
        frames.listening -= 1;
      }
    },
    found: (page, base) => {
      end();
      const links = sameSite(hrefs, page, base);
      return {
        facts: {
          links: [...links].map(([hash, { line }]) => ({ line, hash })),
          linkCount,
          vagueLinks: vague,
          vagueLinkCount,
          pdfLinkCount,
        },
        urls: [...links.values()].map(({ url }) => url),
      };
    },
  };
}

function sameSite(
  hrefs: ReadonlyMap<string, number>,
  page: URL,
  base: string,
): ReadonlyMap<string, PageLink> {
  const links = new Map<string, PageLink>();
  const target = linkTargets(page, base);
  for (const [href, line] of hrefs) {
    if (links.size === linksMax) break;
    const found = target(href);
    if (found && !links.has(found.hash)) links.set(found.hash, { line, url: found.url });
  }
  return links;
}

interface PageLink {
  readonly line: number;
  readonly url: string;
}

/** Most addresses begin with a slash, and need no closer look. */
function isPage(href: string): boolean {
  return href.startsWith("/") || !noPage.test(href);
}

function isPdf(href: string): boolean {
  return /\.pdf(?:$|[?#])/i.test(href);
}
