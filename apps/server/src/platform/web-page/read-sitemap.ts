import { getDomain } from "tldts";
import { type Bytes, sitemapCharacters } from "./sitemap-bytes.ts";
import { type SitemapItem, sitemapXml } from "./sitemap-xml.ts";

export type { SitemapItem };

interface Reading {
  /** Where the file is: addresses of other sites in it are not its own. */
  readonly url: string;
  readonly charset?: string;
  /** Told at the end, whatever came before. */
  readonly onEnd?: (report: SitemapReport) => void;
}

export interface SitemapReport {
  /** What was wrong with the file, if anything. */
  readonly fault: string | undefined;
  /** Addresses of other sites, or that are none of the web. */
  readonly foreign: number;
}

/** As the protocol of sitemaps says. */
const urlsMax = 50_000;
const urlCharactersMax = 2_048;

/**
 * What a sitemap names, as its bytes come: the pages of a sitemap, a text file, RSS or Atom, or the sitemaps of an index, of the
 * same site alone. What is broken ends the reading or is passed over; what came before stays.
 */
export async function* readSitemap(
  bytes: Bytes,
  { url, charset, onEnd }: Reading,
): AsyncGenerator<SitemapItem> {
  const site = siteOf(url);
  const reader = sitemapReader();
  let [given, foreign] = [0, 0];
  let fault: string | undefined;
  try {
    for await (const characters of endedWith(sitemapCharacters(bytes, charset))) {
      for (const item of reader.take(characters)) {
        const loc = webAddress(item.loc, site);
        if (loc === undefined) foreign++;
        else if (++given > urlsMax) throw new Error("it names more than 50,000 addresses");
        else yield { ...item, loc };
      }
    }
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  } finally {
    onEnd?.({ fault: fault ?? reader.fault(), foreign });
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

/** What begins with "<" is XML, everything else a list with one address a line. */
function sitemapReader(): Reader {
  let reader: Reader | undefined;
  return {
    take: (characters) => {
      const start = characters?.trimStart();
      if (!reader && start) reader = start.startsWith("<") ? xmlReader() : textReader();
      return reader?.take(characters === undefined ? undefined : characters) ?? [];
    },
    fault: () => (reader ? reader.fault() : "it is empty"),
  };
}

function xmlReader(): Reader {
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
    fault: xml.fault,
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

/** An address of the site, in the form in which it is asked for. */
function webAddress(written: string, site: string): string | undefined {
  if (written.length > urlCharactersMax) return undefined;
  const url = URL.parse(written);
  return url && /^https?:$/.test(url.protocol) && siteOf(url.href) === site ? url.href : undefined;
}

/** What somebody can register, so that www and shop are one site; a name or address beyond that is a site by itself. */
function siteOf(url: string): string {
  const host = URL.parse(url)?.hostname ?? "";
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
