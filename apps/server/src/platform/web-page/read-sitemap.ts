import { getDomain } from "tldts";
import { type Bytes, sitemapCharacters } from "./sitemap-bytes.ts";
import { type SitemapItem, sitemapXml } from "./sitemap-xml.ts";

export type { SitemapItem };

interface SitemapReadOptions {
  /** Where the file is. */
  readonly url: string;
  /** An address of the site whose pages it may name; its own by default. */
  readonly site?: string;
  /** Files that the site's robots.txt names: an index may name others beside them, as beside itself. */
  readonly named?: readonly string[];
  readonly charset?: string;
  /** Told at the end, whatever came before. */
  readonly onEnd?: (report: SitemapReport) => void;
}

export interface SitemapReport {
  /** Fault of the file, if anything. */
  readonly fault: string | undefined;
  /** Addresses of other sites, or that are none of the web. */
  readonly foreign: number;
  /** The first of them, as it is written. */
  readonly firstForeign?: string;
}

/** As the protocol of sitemaps says. */
const urlsMax = 50_000;
const urlCharactersMax = 2_048;

/**
 * Items that a sitemap names, as its bytes come: the pages of a sitemap, a text file, RSS or Atom, of one site alone, or the sitemaps of
 * an index. What is broken ends the reading or is passed over; what came before stays.
 */
export async function* readSitemap(
  bytes: Bytes,
  { url, site = url, named = [], charset, onEnd }: SitemapReadOptions,
): AsyncGenerator<SitemapItem> {
  const sites = {
    page: new Set([siteOf(site)]),
    sitemap: new Set([site, url, ...named].map(siteOf)),
  };
  const reader = sitemapReader();
  const foreign: string[] = [];
  let given = 0;
  let fault: string | undefined;
  try {
    for await (const characters of endedWith(sitemapCharacters(bytes, charset))) {
      for (const item of ofSites(reader.take(characters), sites, foreign)) {
        if (++given > urlsMax) throw new Error("it names more than 50,000 addresses");
        yield item;
      }
    }
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  } finally {
    const [firstForeign] = foreign;
    const report = { fault: fault ?? reader.fault(), foreign: foreign.length };
    onEnd?.({ ...report, ...(firstForeign !== undefined && { firstForeign }) });
  }
}

/** Items with an address of their sites; of the others the first is kept as it is written. */
function* ofSites(
  items: readonly SitemapItem[],
  sites: Readonly<Record<SitemapItem["kind"], ReadonlySet<string>>>,
  foreign: string[],
): Generator<SitemapItem> {
  for (const item of items) {
    const loc = webAddress(item.loc, sites[item.kind]);
    if (loc === undefined) foreign.push(foreign.length === 0 ? item.loc.slice(0, urlCharactersMax) : "");
    else yield { ...item, loc };
  }
}

/** The end of a file is told by undefined. */
async function* endedWith(characters: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  yield* characters;
  yield undefined;
}

interface Reader {
  take(characters: string | undefined): SitemapItem[];
  fault(): string | undefined;
}

const xmlStart = /<(?:\?xml|urlset|sitemapindex|rss|feed)[\s>]/i;

/** Text that begins with "<" is XML, everything else a list with one address a line. */
function sitemapReader(): Reader {
  let reader: Reader | undefined;
  return {
    take: (characters) => {
      const start = characters?.trimStart();
      if (reader || !start) return reader?.take(characters) ?? [];
      // Programs write their warnings before it.
      const before = start.startsWith("<") ? 0 : start.search(xmlStart);
      reader =
        before === -1 ? textReader() : xmlReader(before > 0 ? "text stands before its beginning" : undefined);
      return reader.take(start.slice(Math.max(0, before)));
    },
    fault: () => (reader ? reader.fault() : "it is empty"),
  };
}

function xmlReader(fault: string | undefined): Reader {
  const xml = sitemapXml();
  let isFirst = true;
  return {
    take: (characters) => {
      if (characters === undefined) {
        xml.end();
        return [];
      }
      // Blanks before the declaration are an error to the standard, and common.
      const items = xml.write(isFirst ? characters.trimStart() : characters);
      isFirst = false;
      return items;
    },
    fault: () => fault ?? xml.fault(),
  };
}

function textReader(): Reader {
  let rest = "";
  return {
    take: (characters) => {
      const text = rest + (characters ?? "\n");
      const whole = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1;
      rest = text.slice(whole, whole + 2 * urlCharactersMax);
      // Millions of empty lines cost nothing.
      const lines = text.slice(0, whole).match(/\S[^\r\n]*/g) ?? [];
      return lines.map((line) => ({ kind: "page", loc: line.trim() }));
    },
    fault: () => undefined,
  };
}

/** An address of one of the sites, in the form in which it is asked for. */
function webAddress(written: string, sites: ReadonlySet<string>): string | undefined {
  if (written.length > urlCharactersMax) return undefined;
  // A part of an address is none: what it would belong to, the protocol of sitemaps does not say.
  const url = /^https?:\/\//i.test(written) ? URL.parse(written) : null;
  return url && sites.has(siteOf(url.href)) ? url.href : undefined;
}

/** Site that somebody can register, so that www and shop are one site; a name or address beyond that is a site by itself. */
function siteOf(url: string): string {
  const host = (URL.parse(url)?.hostname ?? "").replace(/\.$/, "");
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
