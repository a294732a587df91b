import type { PageOrigin } from "@citelens/contract/content/audit-words";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { Place } from "#platform/place.ts";
import { storable } from "#platform/requests/storable-text.ts";
import type { Tools } from "#platform/tools.ts";
import { type RobotsOfSites, robotsOfSites, type SiteRobots } from "#platform/web-page/site-robots.ts";
import { tryGet } from "#platform/web-page/try-get.ts";
import { siteUse } from "../access/site-use.ts";
import { hostOfUrl, pageHash } from "../facts/page-hash.rules.ts";
import type { AtWork } from "../store/leased-audit.ts";
import type { SeenSite } from "../store/seen-site.rules.ts";
import { type FoundUrl, pageMs } from "./audit-url.ts";
import { addUrls } from "./audit-urls.sql.ts";
import { isInScope, ranks } from "./crawl-scope.rules.ts";
import { failedFacts } from "./read-answer.ts";
import { factsInThread } from "./read-in-thread.ts";
import { seeSite } from "./seen-site.ts";
import { sitemapSeeds } from "./sitemap-seeds.ts";
import { type StartFailure, startFailure } from "./start-failure.rules.ts";

export interface BeginResult {
  /** Facts seen of the site, also where the audit cannot go on. */
  readonly site: SeenSite;
  /** Why it cannot. */
  readonly failure: StartFailure | undefined;
}

const seedsMax = 5_000;
const seedsAtOnce = 1_000;

/** Looks at the start of a site, its robots.txt and sitemaps, and puts the first addresses ahead. Throws once the audit has ended. */
export async function beginAudit(
  tools: Tools,
  place: Place,
  { audit, signal }: AtWork,
): Promise<BeginResult> {
  const robots = robotsOfSites(tools, signal);
  const asked = new URL(audit.url);
  const said = await robots.of(asked.origin);
  const obeyed = audit.ignore_robots ? undefined : robots;
  const start = await seeStart(tools, {
    url: audit.url,
    robots,
    said,
    signal,
    mayRead: obeyed === undefined,
  });
  signal.throwIfAborted();
  const finalUrl = start.finalUrl ?? audit.url;
  const { origin } = new URL(finalUrl);
  const host = hostOfUrl(finalUrl);
  const seen = {
    origin,
    host,
    noBrowser: null,
    unprobed: null,
    robots: storedRobots(origin === asked.origin ? said : await robots.of(origin)),
  };
  const nothing = { sitemaps: [], byHttp: null, otherHost: null, randomPath: null, llms: null };
  if (start.failure) return { site: { ...seen, ...nothing }, failure: start.failure };
  if (audit.scope === "PAGE") {
    await addUrls(tools, place, { auditId: audit.id, urls: [seed(finalUrl, ranks.start, "START")] });
    return { site: { ...seen, ...nothing }, failure: undefined };
  }

  const scope = { host, includePaths: audit.include_paths, excludePaths: audit.exclude_paths };
  const add = async (urls: readonly FoundUrl[]): Promise<void> => {
    const own = [
      ...new Map(urls.filter(({ url }) => isInScope(url, scope)).map((one) => [one.hash, one])).values(),
    ];
    for (let at = 0; at < own.length; at += seedsAtOnce)
      await addUrls(tools, place, { auditId: audit.id, urls: own.slice(at, at + seedsAtOnce) });
  };
  await add([seed(finalUrl, ranks.start, "START")]);
  await add(await usedSeeds(tools, place, { host, origin }));
  const others = await seeSite(tools, { origin, robots: obeyed, signal });
  const sitemaps = await sitemapSeeds(tools, { origin, robots: obeyed, said: seen.robots, signal, add });
  signal.throwIfAborted();
  return { site: { ...seen, ...others, sitemaps }, failure: undefined };
}

function seed(url: string, rank: number, origin: PageOrigin): FoundUrl {
  const [address = url] = url.split("#", 1);
  return { hash: pageHash(address), url: address, rank, found_in: [origin] };
}

/** The site's pages that answers cite and agents read: they are what matters, linked or not. */
async function usedSeeds(
  tools: Tools,
  place: Place,
  { host, origin }: { readonly host: string; readonly origin: string },
): Promise<FoundUrl[]> {
  const use = await siteUse(tools, place, { host, scope: "SITE" });
  // Where agents only ever get errors, somebody has to look: behind what they could read, since there is room for so many.
  const visited = new Set(
    use.answers.toSorted((one, other) => Number(other.ok > 0) - Number(one.ok > 0)).map(({ path }) => path),
  );
  const cited = use.cited.slice(0, seedsMax).map(({ url }) => seed(url, ranks.cited, "CITED"));
  const read = [...visited].slice(0, seedsMax).flatMap((path) => {
    const url = URL.parse(path, origin);
    return url ? [seed(url.href, ranks.visited, "VISITED")] : [];
  });
  // Pages that are both keep both: the second statement adds to the first.
  return merged([...cited, ...read]);
}

function merged(urls: readonly FoundUrl[]): FoundUrl[] {
  const byHash = new Map<string, FoundUrl>();
  for (const url of urls) {
    const known = byHash.get(url.hash);
    byHash.set(
      url.hash,
      known ? { ...known, found_in: [...new Set([...known.found_in, ...url.found_in])] } : url,
    );
  }
  return [...byHash.values()];
}

interface AuditStartPage {
  readonly url: string;
  readonly robots: RobotsOfSites;
  readonly said: SiteRobots;
  readonly signal: AbortSignal;
  /** Whether robots.txt is passed over. */
  readonly mayRead: boolean;
}

/** Whether the start can be read at all; robots.txt is asked first. */
async function seeStart(
  tools: Tools,
  { url, robots, said, signal, mayRead }: AuditStartPage,
): Promise<{ readonly finalUrl?: string; readonly failure?: StartFailure }> {
  const isDown = said.meaning === "closed";
  if (!mayRead && !isDown && !(await robots.allows(url)))
    return {
      failure: { reason: "ROBOTS_CLOSED", seen: "robots.txt does not let Citelens read the start page." },
    };
  if (!mayRead && isDown && said.status !== undefined)
    return { failure: { reason: "ROBOTS_DOWN", seen: `${said.url} answered ${said.status}.` } };

  const got = await tryGet(tools, url, { accept: "text/html,*/*;q=0.5", signal, timeoutMs: pageMs });
  const facts = got instanceof FetchFailure ? failedFacts(url, got) : await factsInThread(tools, got);
  const failure = startFailure(facts);
  if (failure) return { failure };
  if (!mayRead && isDown)
    return { failure: { reason: "ROBOTS_DOWN", seen: `${said.url} did not answer (${said.fault}).` } };
  return { finalUrl: facts.fetch.url };
}

function storedRobots({ url, status, fault, body, meaning }: SiteRobots): SeenSite["robots"] {
  return {
    url,
    status: status ?? null,
    fault: fault ?? null,
    text: meaning === "rules" ? storable(body.toString("utf8"), 512_000) : "",
  };
}
