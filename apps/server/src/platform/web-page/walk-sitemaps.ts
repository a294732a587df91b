import type { Robots } from "@citelens/robots";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";
import type { Tools } from "#platform/tools.ts";
import { readSitemap, type SitemapReport } from "./read-sitemap.ts";
import type { RobotsOfSites } from "./site-robots.ts";
import { type Bytes, sitemapBytesMax } from "./sitemap-bytes.ts";
import { tryGet } from "./try-get.ts";

export interface SitemapWalk {
  /** An address of the site whose pages are wanted. Its files may be anywhere: who names them in its robots.txt vouches for them. */
  readonly site: string;
  /** The first files; those that an index names follow. */
  readonly files: readonly string[];
  /** Robots to ask whether a file may be read; none where the owner lets us read all. */
  readonly robots: Pick<RobotsOfSites, "allows"> | undefined;
  readonly signal: AbortSignal;
  readonly filesMax: number;
  /** False once no more pages are wanted, which ends the walk. */
  onPage(url: string, lastmod: string | undefined): boolean;
  /** Called with a file, once all of its pages were told. */
  onFile(file: WalkedFile): void;
}

export interface WalkedFile {
  readonly url: string;
  /** None where no server answered. */
  readonly status: number | undefined;
  /** Why there is nothing: "closed" by robots.txt, or a FetchFailureReason, "late" where the time was over, "no-address". */
  readonly failure: string | undefined;
  /** Fault of its content. */
  readonly fault: string | undefined;
  readonly foreign: number;
  /** The first of those that are foreign, as it is written. */
  readonly firstForeign?: string;
  readonly pages: number;
}

export interface SitemapsWalked {
  /** Whether there were more files than were read. */
  readonly isCut: boolean;
  /** Whether the caller wanted no more. */
  readonly isFull: boolean;
  /** Whether the time was over. */
  readonly isLate: boolean;
}

const fileMs = 60_000;
/** A little more than a file may have: its reader says that it is too large. */
const fileBytesMax = sitemapBytesMax + 1_000_000;

/** The files that a robots.txt names, in full, and those to begin with: where it names none, the one at its usual place. */
export function sitemapFiles(
  { sitemaps }: Pick<Robots, "sitemaps">,
  origin: string,
): { readonly named: readonly string[]; readonly files: readonly string[] } {
  const named = sitemaps.map(({ url }) => URL.parse(url, origin)?.href ?? url);
  return { named, files: named.length > 0 ? named : [`${origin}/sitemap.xml`] };
}

/** Reads sitemaps, and those that they name, each once, as far as robots.txt allows and there is time. */
export async function walkSitemaps(tools: Tools, walk: SitemapWalk): Promise<SitemapsWalked> {
  const { signal, filesMax } = walk;
  const seen = new Set<string>();
  const waiting: string[] = [];
  let isCut = false;
  const add = (urls: readonly string[]): void => {
    for (const url of urls) {
      if (seen.has(url)) continue;
      if (seen.size >= filesMax) {
        isCut = true;
        return;
      }
      seen.add(url);
      waiting.push(url);
    }
  };
  add(walk.files);
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (signal.aborted) return { isCut, isFull: false, isLate: true };
    const isFull = await readFile(tools, { ...walk, url, add });
    if (isFull) return { isCut, isFull, isLate: false };
  }
  return { isCut, isFull: false, isLate: false };
}

interface File extends SitemapWalk {
  readonly url: string;
  add(urls: readonly string[]): void;
}

/** Whether the caller wanted no more. */
async function readFile(tools: Tools, file: File): Promise<boolean> {
  const { url, signal, onFile } = file;
  const reading = fileReading(file);
  const told = (more: Partial<WalkedFile>): void =>
    onFile({
      url,
      status: undefined,
      failure: undefined,
      fault: undefined,
      foreign: 0,
      pages: 0,
      ...reading.read(),
      ...more,
    });
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) told({ failure: "no-address" });
  else if (!(await isOpen(file, url))) told({ failure: "closed" });
  else {
    const got = await tryGet(tools, url, {
      accept: "application/xml, text/xml, text/plain;q=0.8, */*;q=0.5",
      signal,
      timeoutMs: fileMs,
      bytesMax: fileBytesMax,
      onBody: reading.take,
    });
    if (got instanceof FetchFailure) told({ failure: signal.aborted ? "late" : got.reason });
    else {
      if (got.status === 200 && !reading.hasBegun()) await reading.take([got.body], got);
      told({ status: got.status });
    }
  }
  return reading.isFull();
}

async function isOpen({ robots }: File, url: string): Promise<boolean> {
  return robots === undefined || (await robots.allows(url));
}

interface FileReading {
  take(bytes: Bytes, answer: Pick<FetchedAnswer, "url" | "charset">): Promise<void>;
  hasBegun(): boolean;
  isFull(): boolean;
  /** Parts of the file that were found by now. */
  read(): Partial<WalkedFile>;
}

function fileReading(file: File): FileReading {
  let read: Partial<WalkedFile> = {};
  let [pages, hasBegun, isFull] = [0, false, false];
  return {
    take: async (bytes, { url, charset }) => {
      hasBegun = true;
      if (url !== file.url && !(await isOpen(file, url))) {
        read = { failure: "closed" };
        return;
      }
      const onEnd = (report: SitemapReport): void => {
        read = report;
      };
      const reading = { url, site: file.site, named: file.files, onEnd, ...(charset && { charset }) };
      for await (const { kind, loc, lastmod } of readSitemap(bytes, reading)) {
        if (kind === "sitemap") file.add([loc]);
        else if (file.onPage(loc, lastmod)) pages++;
        else {
          isFull = true;
          break;
        }
      }
    },
    hasBegun: () => hasBegun,
    isFull: () => isFull,
    read: () => ({ ...read, pages }),
  };
}
