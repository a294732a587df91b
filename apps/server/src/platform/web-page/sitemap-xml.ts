import { SaxesParser } from "saxes";

export interface SitemapItem {
  readonly kind: "page" | "sitemap";
  readonly loc: string;
  readonly lastmod?: string;
}

export interface SitemapXml {
  /** What these characters complete. */
  write(characters: string): SitemapItem[];
  /** Whether anything of the file's end is missing. */
  end(): void;
  /** What was first wrong with the file; reading goes on behind it. */
  fault(): string | undefined;
}

interface Kind {
  readonly kind: SitemapItem["kind"];
  /** The element of an item, under the root or its channel, and those that hold its parts. */
  readonly item: string;
  readonly loc: string;
  readonly lastmod: readonly string[];
}

/** By the name of the root: sitemaps and their indexes, RSS 2.0 and Atom. */
const kinds: Readonly<Record<string, Kind>> = {
  urlset: { kind: "page", item: "url", loc: "loc", lastmod: ["lastmod"] },
  sitemapindex: { kind: "sitemap", item: "sitemap", loc: "loc", lastmod: ["lastmod"] },
  rss: { kind: "page", item: "item", loc: "link", lastmod: ["pubDate"] },
  feed: { kind: "page", item: "entry", loc: "link", lastmod: ["updated", "published"] },
};

const partCharactersMax = 4_096;
/** What has more is none, and telling each fault takes longer than reading. */
const faultsMax = 1_000;

/** Reads the XML of a sitemap as it comes. Prefixes are compared as they stand: a picture's loc is not its page's. */
export function sitemapXml(): SitemapXml {
  const parser = new SaxesParser({ xmlns: false });
  const open: string[] = [];
  let items: SitemapItem[] = [];
  let fault: string | undefined;
  let faults = 0;
  let parts = new Map<string, string>();
  const kindOf = (): Kind | undefined => kinds[localOf(open[0] ?? "")];
  const isItem = (name: string): boolean => localOf(name) === kindOf()?.item;
  /** The part of an item in which text stands now. */
  const part = (): string | undefined => {
    const [item = "", name = ""] = open.slice(-2);
    return isItem(item) && prefixOf(item) === prefixOf(name) ? localOf(name) : undefined;
  };
  const take = (text: string): void => {
    const name = part();
    if (name !== undefined) parts.set(name, ((parts.get(name) ?? "") + text).slice(0, partCharactersMax));
  };

  parser.on("error", ({ message }) => {
    fault ??= `it is no proper XML (${message})`;
    faults += 1;
    if (faults > faultsMax) throw new Error(fault);
  });
  parser.on("opentag", ({ name, attributes }) => {
    open.push(name);
    if (open.length === 1 && !kindOf()) fault ??= `its root is <${name.slice(0, 50)}>, which no sitemap has`;
    if (isItem(name)) parts = new Map();
    const { href, rel = "alternate" } = attributes;
    if (part() === "link" && typeof href === "string" && rel === "alternate") parts.set("link", href);
  });
  parser.on("text", take);
  parser.on("cdata", take);
  parser.on("closetag", ({ name }) => {
    const kind = kindOf();
    if (kind && isItem(name)) {
      const loc = parts.get(kind.loc)?.trim();
      const lastmod = kind.lastmod.map((one) => parts.get(one)?.trim()).find(Boolean);
      if (loc) items.push({ kind: kind.kind, loc, ...(lastmod && { lastmod }) });
    }
    open.pop();
  });

  return {
    write: (characters) => {
      parser.write(characters);
      const taken = items;
      items = [];
      return taken;
    },
    end: () => void parser.close(),
    fault: () => fault,
  };
}

function localOf(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(":")));
}
