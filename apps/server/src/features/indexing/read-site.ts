import { sitePagesMax } from "@citelens/contract/traffic/indexing";
import { spelledPath } from "#features/visits/show/public.ts";
import { storable } from "#platform/requests/storable-text.ts";
import type { Tools } from "#platform/tools.ts";
import { robotsOfSites } from "#platform/web-page/site-robots.ts";
import { sitemapFiles, type WalkedFile, walkSitemaps } from "#platform/web-page/walk-sitemaps.ts";
import { isOfSite } from "./own-page.rules.ts";

/** Pages that a site's sitemaps name. */
export interface ReadSite {
  /** When each was last changed, as it is written, by path. */
  readonly pages: ReadonlyMap<string, string | null>;
  readonly files: readonly string[];
  readonly problems: readonly string[];
  /** The text of its robots.txt, where its rules count. */
  readonly robots: string | null;
  /** Whether everything that the sitemaps name was read. */
  readonly isWhole: boolean;
}

/** For a whole site. */
export const readingMs = 60_000;
const filesMax = 200;
const problemsMax = 20;
const pathCharactersMax = 2_048;
const lastmodCharactersMax = 40;

/** Reads the sitemaps that robots.txt names, else the one at its usual place, as far as robots.txt allows and there is time. */
export async function readSite(tools: Tools, siteUrl: string): Promise<ReadSite> {
  const signal = AbortSignal.timeout(readingMs);
  const robots = robotsOfSites(tools, signal);
  const { origin } = new URL(siteUrl);
  const { meaning, fault, body, robots: rules } = await robots.of(origin);
  const found = foundOn(siteUrl);
  if (fault !== undefined) found.fail(`Without robots.txt no sitemap may be read: ${fault}.`);

  const walked = await walkSitemaps(tools, {
    site: siteUrl,
    files: fault === undefined ? sitemapFiles(rules, origin).files : [],
    robots,
    signal,
    filesMax,
    onPage: found.page,
    onFile: (file) => noteFile(found, file),
  });
  if (walked.isCut) found.fail(`There are more than ${filesMax} files; the first ones were read.`);
  if (walked.isLate) {
    found.fail(
      `The sitemaps could not be read within ${readingMs / 1000} seconds; what was read by then is kept.`,
    );
  }
  return { ...found.all(), robots: meaning === "rules" ? storable(body.toString("utf8")) : null };
}

function noteFile(
  found: SiteFindings,
  { url, status, failure, fault, foreign, firstForeign }: WalkedFile,
): void {
  if (foreign > 0) found.note(foreignSentence(url, foreign, firstForeign));
  if (failure === undefined && status === 200) found.file(url);
  if (failure !== undefined) found.fail(`${url} ${failureWords(failure)}`);
  else if (status !== 200) found.fail(`${url} answered ${status}.`);
  else if (fault !== undefined) found.fail(`${url} could not be read wholly: ${fault}.`);
}

function failureWords(failure: string): string {
  if (failure === "no-address") return "is no address.";
  if (failure === "closed") return "may not be read: robots.txt does not allow it.";
  return failure === "late" ? "could not be had in time." : `could not be had (${failure}).`;
}

interface SiteFindings {
  /** False once there are as many as are kept. */
  page(url: string, lastmod: string | undefined): boolean;
  file(url: string): void;
  /** Notes a problem of a reading that may be whole all the same. */
  note(problem: string): void;
  /** Notes a failure, which leaves the reading in part. */
  fail(problem: string): void;
  all(): Omit<ReadSite, "robots">;
}

function foundOn(siteUrl: string): SiteFindings {
  const pages = new Map<string, string | null>();
  const files: string[] = [];
  const problems: string[] = [];
  let elsewhere = 0;
  let isWhole = true;
  const note = (problem: string): void => {
    if (problems.length < problemsMax && !problems.includes(problem)) problems.push(storable(problem, 500));
  };
  const fail = (problem: string): void => {
    isWhole = false;
    note(problem);
  };
  return {
    page: (url, lastmod) => {
      if (!isOfSite(url, siteUrl)) {
        elsewhere++;
        return true;
      }
      const path = storable(spelledPath(new URL(url).pathname), pathCharactersMax);
      if (!pages.has(path) && pages.size >= sitePagesMax) {
        fail(`There are more than ${sitePagesMax.toLocaleString("en")} pages; the first ones were kept.`);
        return false;
      }
      pages.set(path, lastmod === undefined ? null : storable(lastmod, lastmodCharactersMax));
      return true;
    },
    note,
    file: (url) => void files.push(storable(url, pathCharactersMax)),
    fail,
    all: () => ({
      pages,
      files,
      problems: elsewhere > 0 ? [...problems, elsewhereSentence(elsewhere)] : problems,
      isWhole,
    }),
  };
}

function elsewhereSentence(addresses: number): string {
  return `${addresses} ${addresses === 1 ? "address is" : "addresses are"} on another host than the workspace’s website, and left out.`;
}

function foreignSentence(url: string, addresses: number, first = ""): string {
  const are = addresses === 1 ? "address is" : "addresses are";
  return `${addresses} ${are} left out, of other sites or no whole address, in ${url}: ${first.slice(0, 100)}`;
}
