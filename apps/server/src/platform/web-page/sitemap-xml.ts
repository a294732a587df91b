import { SaxesParser } from "saxes";
import { sitemapDate } from "./sitemap-date.rules.ts";

export interface SitemapItem {
  readonly kind: "page" | "sitemap";
  readonly loc: string;
  /** A W3C date where it is one, or one of RFC 822; else as it is written. */
  readonly lastmod?: string;
}

export interface SitemapXml {
  /** Items that these characters complete. */
  write(characters: string): SitemapItem[];
  /** Whether anything of the file's end is missing. */
  end(): void;
  /** Fault that was first found in the file; reading goes on behind it. */
  fault(): string | undefined;
}

interface Kind {
  readonly kind: SitemapItem["kind"];
  /** The element of an item, under the root or its channel, and those that hold its parts. */
  readonly item: string;
  readonly loc: string;
  readonly lastmod: readonly string[];
  /** Where no loc is there, and it does not say that it is no address. */
  readonly otherLoc?: string;
}

/** By the name of the root, in small letters: sitemaps and their indexes, RSS 2.0 and 1.0, and Atom. */
const kinds: Readonly<Record<string, Kind>> = {
  urlset: { kind: "page", item: "url", loc: "loc", lastmod: ["lastmod"] },
  sitemapindex: { kind: "sitemap", item: "sitemap", loc: "loc", lastmod: ["lastmod"] },
  rss: { kind: "page", item: "item", loc: "link", lastmod: ["pubdate"], otherLoc: "guid" },
  rdf: { kind: "page", item: "item", loc: "link", lastmod: [] },
  feed: { kind: "page", item: "entry", loc: "link", lastmod: ["updated", "published"] },
};

/** Stands for an "&" that begins no entity, so that a parser passes it over; a private sign that no address has. */
const bareAmpersand = "\ue026";

const entityCharactersMax = 40;
const bare = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,31});)/gi;
const cut = /&[\w#.-]*$/;

const partCharactersMax = 4_096;
/** Files with more are none, and telling each fault takes longer than reading. */
const faultsMax = 1_000;

/** Reads the XML of a sitemap as it comes. Prefixes are compared by what the root says of them: a picture's loc is not its page's. */
export function sitemapXml(): SitemapXml {
  const parser = new SaxesParser({ xmlns: false });
  const open: string[] = [];
  let items: SitemapItem[] = [];
  let fault: string | undefined;
  let faults = 0;
  let isNoAddress = false;
  let parts = new Map<string, string>();
  const kindOf = (): Kind | undefined => {
    const root = localOf(open[0] ?? "");
    return Object.hasOwn(kinds, root) ? kinds[root] : undefined;
  };
  const spaces = new Map<string, string>();
  const spaceOf = (name: string): string => spaces.get(prefixOf(name)) ?? prefixOf(name);
  const isOfSpace = (one: string, other: string): boolean =>
    prefixOf(one) === prefixOf(other) || spaceOf(one) === spaceOf(other);
  const isItem = (name: string): boolean => localOf(name) === kindOf()?.item;
  /** The part of an item in which text stands now. */
  const part = (): string | undefined => {
    const [item = "", name = ""] = open.slice(-2);
    return isItem(item) && isOfSpace(item, name) ? localOf(name) : undefined;
  };
  const amps = ampersands();
  const take = (text: string): void => {
    const name = part();
    if (name === undefined || isNoAddress) return;
    parts.set(name, ((parts.get(name) ?? "") + withAmpersands(text)).slice(0, partCharactersMax));
  };
  const complete = (): void => {
    const kind = kindOf();
    const loc = kind && (parts.get(kind.loc)?.trim() || parts.get(kind.otherLoc ?? "")?.trim());
    if (kind && loc) {
      const written = kind.lastmod.map((one) => parts.get(one)?.trim()).find(Boolean);
      const lastmod = written && (sitemapDate(written) ?? written);
      items.push({ kind: kind.kind, loc, ...(lastmod && { lastmod }) });
    }
    parts = new Map();
  };

  parser.on("error", ({ message }) => {
    fault ??= `it is no proper XML (${message})`;
    faults += 1;
    if (faults > faultsMax) throw new Error(fault);
  });
  parser.on("opentag", ({ name, attributes }) => {
    open.push(name);
    if (open.length === 1) {
      fault ??= faultOfRoot(name);
      for (const [prefix, uri] of spacesIn(attributes)) spaces.set(prefix, uri);
    }
    // The one before may not have been closed.
    if (isItem(name)) complete();
    isNoAddress = attributes.isPermaLink === "false";
    const { href, rel = "alternate" } = attributes;
    const isPage = part() === "link" && href !== undefined && rel === "alternate";
    if (isPage && !parts.has("link")) parts.set("link", withAmpersands(href));
  });
  parser.on("text", (text) => {
    if (text.includes(bareAmpersand)) fault ??= "it is no proper XML (an & that is not written as &amp;)";
    take(text);
  });
  parser.on("cdata", take);
  parser.on("closetag", ({ name }) => {
    if (isItem(name)) complete();
    isNoAddress = false;
    open.pop();
  });

  return {
    write: (characters) => {
      parser.write(amps.write(characters));
      const taken = items;
      items = [];
      return taken;
    },
    end: () => {
      parser.write(amps.end());
      parser.close();
    },
    fault: () => fault,
  };
}

/** In small letters: some files are written in capitals, which the root tells. */
function localOf(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}

function faultOfRoot(name: string): string | undefined {
  const shown = name.slice(0, 50);
  if (!Object.hasOwn(kinds, localOf(name))) return `its root is <${shown}>, which no sitemap has`;
  const local = name.slice(name.indexOf(":") + 1);
  if (local === "RDF" || local === local.toLowerCase()) return undefined;
  return `its root is <${shown}>, and XML tells capitals from small letters`;
}

/** Prefixes that the root declares; "" is that of names without one. */
function spacesIn(attributes: Readonly<Record<string, string>>): [prefix: string, uri: string][] {
  const said = Object.entries(attributes).filter(([key]) => /^xmlns(?::|$)/.test(key));
  return said.map(([key, uri]) => [key.slice("xmlns:".length), uri]);
}

function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(":")));
}

/** Marks them as the characters come, since many programs write addresses as they are. An entity may be cut in two. */
function ampersands(): { write(characters: string): string; end(): string } {
  let rest = "";
  const marked = (text: string): string => text.replace(bare, bareAmpersand);
  return {
    write: (characters) => {
      const text = rest + characters;
      const at = cutAt(text) ?? text.length;
      rest = text.slice(at);
      return marked(text.slice(0, at));
    },
    end: () => marked(rest),
  };
}

function cutAt(text: string): number | undefined {
  const from = Math.max(0, text.length - entityCharactersMax);
  const at = text.slice(from).search(cut);
  return at === -1 ? undefined : from + at;
}

/** Text that a parser gives of marked text, as it was written. */
function withAmpersands(text: string): string {
  return text.includes(bareAmpersand) ? text.replaceAll(bareAmpersand, "&") : text;
}
