import { FetchFailure } from "#platform/guarded-failure.ts";
import { isAllowed, type RobotsRules, robotsRules } from "#platform/robots.ts";
import type { Tools } from "#platform/tools.ts";
import { namedSitemaps } from "./site-address.rules.ts";
import { tryGet } from "./try-get.ts";

/** What a server lets robots read. */
export interface SiteRobots {
  readonly rules: RobotsRules;
  readonly sitemaps: readonly string[];
  /** Why nothing may be read although no rule says so. */
  readonly failure: FetchFailure | undefined;
}

export interface RobotsOfSites {
  of(origin: string): Promise<SiteRobots>;
  allows(url: string): Promise<boolean>;
}

const open: RobotsRules = { allow: [], disallow: [] };
const closed: RobotsRules = { allow: [], disallow: ["/"] };

/**
 * The robots.txt of every server that is asked about, each read once. As in RFC 9309 a missing one allows everything,
 * and one that a server fails to give forbids everything.
 */
export function robotsOfSites(tools: Tools, signal: AbortSignal): RobotsOfSites {
  const known = new Map<string, Promise<SiteRobots>>();
  const of = (origin: string): Promise<SiteRobots> => {
    const robots = known.get(origin) ?? readRobots(tools, origin, signal);
    known.set(origin, robots);
    return robots;
  };
  return { of, allows: async (url) => isAllowed((await of(new URL(url).origin)).rules, url) };
}

async function readRobots(tools: Tools, origin: string, signal: AbortSignal): Promise<SiteRobots> {
  const got = await tryGet(tools, `${origin}/robots.txt`, { accept: "text/plain", signal });
  if (got instanceof FetchFailure) return { rules: closed, sitemaps: [], failure: got };
  if (got.status >= 500 || got.status === 429) {
    const failure = new FetchFailure("unreachable", `robots.txt answered ${got.status}`);
    return { rules: closed, sitemaps: [], failure };
  }
  if (got.status >= 400) return { rules: open, sitemaps: [], failure: undefined };

  const text = got.body.toString("utf8");
  return { rules: robotsRules(text), sitemaps: namedSitemaps(text), failure: undefined };
}
