import { FetchFailure, type FetchFailureReason } from "#platform/guarded-fetch/guarded-failure.ts";
import type { Tools } from "#platform/tools.ts";
import { isAllowed, type RobotsRules, robotsRules } from "#platform/web-page/robots.ts";
import { namedSitemaps } from "./site-address.rules.ts";
import { tryGet } from "./try-get.ts";

/** What a server lets robots read. */
export interface SiteRobots {
  readonly rules: RobotsRules;
  readonly sitemaps: readonly string[];
  /** Whether a server answered at all. */
  readonly isThere: boolean;
  /** Why nothing may be read although no rule says so. */
  readonly note: string | undefined;
}

export interface RobotsOfSites {
  of(origin: string): Promise<SiteRobots>;
  allows(url: string): Promise<boolean>;
}

const open: RobotsRules = { allow: [], disallow: [] };
const closed: RobotsRules = { allow: [], disallow: ["/"] };

/** The words of a library or of the system are for logs. */
const notes: Readonly<Record<FetchFailureReason, string>> = {
  scheme: "the address is not one of the web",
  credentials: "the address holds a password",
  port: "the port is not one of the web",
  address: "the address is not a public one",
  dns: "there is no such host",
  redirects: "the site redirects without end",
  timeout: "the server did not answer in time",
  "too-large": "robots.txt is too large",
  unreachable: "the server could not be reached",
};

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
  const unknown = { rules: closed, sitemaps: [] };
  if (got instanceof FetchFailure) return { ...unknown, isThere: false, note: notes[got.reason] };
  if (got.status >= 500 || got.status === 429) {
    return { ...unknown, isThere: true, note: `robots.txt answered ${got.status}` };
  }
  if (got.status >= 400) return { rules: open, sitemaps: [], isThere: true, note: undefined };

  const text = got.body.toString("utf8");
  return { rules: robotsRules(text), sitemaps: namedSitemaps(text), isThere: true, note: undefined };
}
