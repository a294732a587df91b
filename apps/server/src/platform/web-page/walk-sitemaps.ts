import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { Tools } from "#platform/tools.ts";
import { readSitemap, type SitemapReport } from "./read-sitemap.ts";
import type { RobotsOfSites } from "./site-robots.ts";
import { tryGet } from "./try-get.ts";

export interface SitemapWalk {
  /** The first files; those that an index names follow. */
  readonly files: readonly string[];
  /** Whom to ask whether a file may be read; nobody where the owner lets us read all. */
  readonly robots: Pick<RobotsOfSites, "allows"> | undefined;
  readonly signal: AbortSignal;
  readonly filesMax: number;
  /** False once no more pages are wanted, which ends the walk. */
  onPage(url: string, lastmod: string | undefined): boolean;
  /** What became of a file, once all of its pages were told. */
  onFile(file: WalkedFile): void;
}

export interface WalkedFile {
  readonly url: string;
  /** None where no server answered. */
  readonly status: number | undefined;
  /** Why there is nothing: "closed" by robots.txt, or a FetchFailureReason, "late" where the time was over, "no-address". */
  readonly failure: string | undefined;
  /** What was wrong with its content. */
  readonly fault: string | undefined;
  readonly foreign: number;
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

const fileMs = 20_000;
/** Packed files of 50 MB are rarely larger. */
const fileBytesMax = 20_000_000;

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
  const { url, onFile, onPage, add } = file;
  const nothing = { url, status: undefined, failure: undefined, fault: undefined, foreign: 0, pages: 0 };
  const got = await getFile(tools, file);
  if (typeof got === "string") {
    onFile({ ...nothing, failure: got });
    return false;
  }
  const { status } = got;
  if (status !== 200) {
    onFile({ ...nothing, status });
    return false;
  }
  let report: SitemapReport = { fault: undefined, foreign: 0 };
  let [pages, isFull] = [0, false];
  const onEnd = (told: SitemapReport): void => {
    report = told;
  };
  const reading = { url: got.url, onEnd, ...(got.charset && { charset: got.charset }) };
  for await (const { kind, loc, lastmod } of readSitemap([got.body], reading)) {
    if (kind === "sitemap") add([loc]);
    else if (onPage(loc, lastmod)) pages++;
    else {
      isFull = true;
      break;
    }
  }
  onFile({ ...nothing, status, ...report, pages });
  return isFull;
}

async function getFile(
  tools: Tools,
  { url, robots, signal }: File,
): Promise<Awaited<ReturnType<Tools["web"]["get"]>> | string> {
  if (!URL.canParse(url)) return "no-address";
  if (robots && !(await robots.allows(url))) return "closed";
  const got = await tryGet(tools, url, {
    accept: "application/xml, text/xml, text/plain;q=0.8, */*;q=0.5",
    signal,
    timeoutMs: fileMs,
    bytesMax: fileBytesMax,
  });
  if (!(got instanceof FetchFailure)) return got;
  return signal.aborted ? "late" : got.reason;
}
