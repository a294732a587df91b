import { createHash } from "node:crypto";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import { storable } from "#platform/requests/storable-text.ts";
import type { Tools } from "#platform/tools.ts";
import type { RobotsOfSites } from "#platform/web-page/site-robots.ts";
import { tryGet } from "#platform/web-page/try-get.ts";
import { webPageCharacters } from "#platform/web-page/web-page-characters.ts";
import type { FetchFacts } from "../store/page-facts.rules.ts";
import type { SeenSite } from "../store/seen-site.rules.ts";
import { fetchFacts } from "./read-answer.ts";

interface SiteAskOptions {
  readonly origin: string;
  /** Nobody where the owner lets us read all. */
  readonly robots: RobotsOfSites | undefined;
  readonly signal: AbortSignal;
}

type SeenFacts = Pick<SeenSite, "byHttp" | "otherHost" | "randomPath" | "llms">;

const askMs = 10_000;
const llmsBytesMax = 500_000;
const llmsCharactersMax = 20_000;
const llmsLinksMax = 10;

/** Asks a site for what no page of it tells: its other addresses, a page that cannot be there, and /llms.txt. One request after the other. */
export async function seeSite(tools: Tools, asking: SiteAskOptions): Promise<SeenFacts> {
  const { origin } = asking;
  const { hostname, port, protocol } = new URL(origin);
  const ask = (url: string): Promise<FetchFacts | null> => askFor(tools, url, asking);
  const hasUsualPort = port === "";
  const other = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  const hasOther = hasUsualPort && /[a-z]/i.test(hostname) && hostname.includes(".");
  return {
    byHttp: hasUsualPort && protocol === "https:" ? await ask(`http://${hostname}/`) : null,
    otherHost: hasOther ? await ask(`${protocol}//${other}/`) : null,
    randomPath: await ask(`${origin}/${unlikelyPath(origin)}`),
    llms: await seeLlms(tools, asking),
  };
}

/** The same for a site each time, and nobody's page. */
function unlikelyPath(origin: string): string {
  return `citelens-${createHash("sha256").update(origin).digest("hex").slice(0, 12)}`;
}

async function askFor(
  tools: Tools,
  url: string,
  { robots, signal }: SiteAskOptions,
): Promise<FetchFacts | null> {
  if (robots && !(await robots.allows(url))) return null;
  const got = await tryGet(tools, url, { accept: "text/html,*/*;q=0.5", signal, timeoutMs: askMs });
  return fetchFacts(url, got);
}

async function seeLlms(tools: Tools, asking: SiteAskOptions): Promise<SeenSite["llms"]> {
  const { origin, robots, signal } = asking;
  const url = `${origin}/llms.txt`;
  if (robots && !(await robots.allows(url))) return null;
  const got = await tryGet(tools, url, {
    accept: "text/plain",
    signal,
    timeoutMs: askMs,
    bytesMax: llmsBytesMax,
  });
  const fetch = fetchFacts(url, got);
  if (got instanceof FetchFailure || got.status !== 200) return { fetch, text: "", dead: [] };

  const text = storable(webPageCharacters(got.body, got.charset), llmsCharactersMax);
  const dead: string[] = [];
  for (const link of linksOf(text, { origin, url: fetch.url })) {
    const there = await askFor(tools, link, asking);
    // Who is refused, or gets no answer today, has not found out that a page is gone.
    if (there && (there.status === 404 || there.status === 410)) dead.push(link);
  }
  return { fetch, text, dead };
}

/** The first links of a markdown text that lead to pages of the site, from where it came in the end. */
function linksOf(
  text: string,
  { origin, url: from }: { readonly origin: string; readonly url: string },
): string[] {
  const links = [...text.matchAll(/\]\((\S{1,2000}?)\)/g)].flatMap(([, href = ""]) => {
    const url = URL.parse(href, from);
    return url?.origin === origin ? [url.href] : [];
  });
  return [...new Set(links)].slice(0, llmsLinksMax);
}
