import { agents } from "@citelens/crawlers";
import type { Attributes, Place, Visitor } from "#platform/web-page/web-page-visitor.ts";
import type { PageFrames } from "./page-frames.ts";
import { type PageTitles, pageTitles } from "./page-titles.ts";
import { shownText } from "./shown-text.rules.ts";

interface WrittenText {
  readonly line: number;
  readonly text: string;
}

interface CanonicalLink {
  readonly line: number;
  readonly href: string;
}

/** The head of a page in its own words, addresses as they are written. */
export interface PageMeta extends PageTitles {
  readonly lang: string | null;
  readonly description: WrittenText | null;
  readonly social: readonly string[];
  readonly canonicals: readonly CanonicalLink[];
  /** The first that nobody reads, since it is empty or stands outside of the head. */
  readonly strayCanonical: CanonicalLink | null;
  readonly robots: readonly { readonly line: number; readonly agent: string; readonly content: string }[];
  readonly hreflangs: readonly { readonly line: number; readonly code: string; readonly href: string }[];
  readonly refresh: { readonly line: number; readonly href: string } | null;
  readonly baseHref: string | undefined;
  readonly author: WrittenText | null;
  readonly days: readonly (WrittenText & { readonly kind: "published" | "modified" })[];
}

const canonicalsMax = 5;
const robotsMax = 20;
const hreflangsMax = 200;
const daysMax = 10;
const descriptionCharactersMax = 2_000;
const contentCharactersMax = 300;
const hrefCharactersMax = 2_048;
const langCharactersMax = 40;
const socialNames = new Set(["og:title", "og:description", "og:image", "twitter:card"]);
const pictureNames = new Set(["og:image:url", "og:image:secure_url"]);
const dayKinds: ReadonlyMap<string, "published" | "modified"> = new Map([
  ...kinds(
    "published",
    "article:published_time datepublished date dc.date dc.date.issued dcterms.created pubdate publishdate publish-date " +
      "publication_date citation_publication_date sailthru.date parsely-pub-date dcterms.issued dcterms.date dc.date.created article:published " +
      "og:article:published_time og:published_time",
  ),
  ...kinds(
    "modified",
    "article:modified_time og:updated_time datemodified last-modified lastmod dcterms.modified dc.date.modified revised updated_time " +
      "article:modified og:article:modified_time",
  ),
]);
const webAddress = /^https?:/i;
const authorNames = new Set([
  "author",
  "article:author",
  "dc.creator",
  "parsely-author",
  "sailthru.author",
  "citation_author",
]);
/** Tokens of all agents, and names that are not in the catalogue of agents that obey a meta element of their own. */
const robotsNames: ReadonlySet<string> = new Set([
  ..."robots slurp teoma msnbot yandex baiduspider seznambot googlebot-news".split(" "),
  ...agents.map(({ token }) => token.toLowerCase()),
]);

export const metaNames = ["meta", "link", "html", "base", "svg", "title"];

export function pageMeta(frames: PageFrames): Visitor & { found(): PageMeta } {
  const titles = pageTitles(frames);
  const social = new Set<string>();
  const canonicals: CanonicalLink[] = [];
  const robots: PageMeta["robots"][number][] = [];
  const hreflangs: PageMeta["hreflangs"][number][] = [];
  const days: PageMeta["days"][number][] = [];
  const first: {
    lang?: string | undefined;
    base?: string | undefined;
    description?: WrittenText;
    author?: WrittenText;
    refresh?: PageMeta["refresh"];
    strayCanonical?: CanonicalLink;
  } = {};

  const openMeta = (attributes: Attributes, place: Place): void => {
    const content = attributes.content?.trim();
    if (!content) return;
    const name = nameOf(attributes);
    const written = (max: number): WrittenText => ({ line: place.line(), text: shownText(content, max) });
    if (name === "description") first.description ??= written(descriptionCharactersMax);
    if (name === "refresh") first.refresh ??= refreshOf(content, place.line());
    if (socialNames.has(name)) social.add(name);
    if (authorNames.has(name) && !webAddress.test(content)) first.author ??= written(contentCharactersMax);
    if (isRobotsName(name) && robots.length < robotsMax) {
      const { line, text } = written(contentCharactersMax);
      robots.push({ line, agent: name, content: text.toLowerCase() });
    }
    keepDay(name, () => written(contentCharactersMax));
  };

  const keepDay = (name: string, written: () => WrittenText): void => {
    const kind = dayKinds.get(name);
    if (kind && days.length < daysMax) days.push({ ...written(), kind });
  };

  const openLink = ({ rel = "", href, hreflang }: Attributes, place: Place): void => {
    if (href === undefined) return;
    const relations = rel.toLowerCase().split(/\s+/);
    const at = { line: place.line(), href: shownText(href, hrefCharactersMax) };
    if (relations.includes("canonical")) {
      if (frames.isInBody || at.href === "") first.strayCanonical ??= at;
      else if (canonicals.length < canonicalsMax) canonicals.push(at);
    }
    const isOther = hreflang !== undefined && relations.includes("alternate");
    if (isOther && hreflangs.length < hreflangsMax)
      hreflangs.push({ ...at, code: shownText(hreflang, langCharactersMax) });
  };

  return {
    open: (name, attributes, place) => {
      if (frames.inert > 0) return;
      if (name === "meta") openMeta(attributes, place);
      else if (name === "link") openLink(attributes, place);
      else if (name === "html") first.lang ??= attributes.lang ?? attributes["xml:lang"];
      else if (name === "base") first.base ??= attributes.href;
      else titles.open(name, attributes, place);
    },
    text: titles.text,
    close: titles.close,
    found: () => ({
      lang: first.lang === undefined ? null : shownText(first.lang, langCharactersMax),
      ...titles.found(),
      description: first.description ?? null,
      social: [...social],
      canonicals,
      strayCanonical: first.strayCanonical ?? null,
      robots,
      hreflangs,
      refresh: first.refresh ?? null,
      baseHref: first.base,
      author: first.author ?? null,
      days,
    }),
  };
}

/** Whether a meta element is for robots, all of them or one by name. */
function isRobotsName(name: string): boolean {
  return robotsNames.has(name) || (name.endsWith("bot") && /^[a-z0-9-]{4,40}$/.test(name));
}

function nameOf({ property, name, itemprop, "http-equiv": equivalent }: Attributes): string {
  const written = (property || name || equivalent || itemprop || "").trim().toLowerCase();
  return pictureNames.has(written) ? "og:image" : written;
}

function kinds<const Kind>(kind: Kind, names: string): [string, Kind][] {
  return names.split(" ").map((name) => [name, kind]);
}

function refreshOf(content: string, line: number): PageMeta["refresh"] {
  const [, href] =
    /^\s{0,9}[\d.]{0,9}\s{0,9}[;,]\s{0,9}url\s{0,9}=\s{0,9}["']?([^"']+)/i.exec(
      content.slice(0, hrefCharactersMax),
    ) ?? [];
  return href === undefined ? null : { line, href: shownText(href, hrefCharactersMax) };
}
