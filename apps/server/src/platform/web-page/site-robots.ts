import { ownAgent } from "@citelens/crawlers/own-agent";
import { type AnswerMeaning, answerMeaning, parseRobots, type Robots, rulesFor } from "@citelens/robots";
import { FetchFailure, type FetchFailureReason } from "#platform/guarded-fetch/guarded-failure.ts";
import type { Tools } from "#platform/tools.ts";
import { tryGet } from "./try-get.ts";

/** Answer of a server when it was asked for its robots.txt. */
export interface SiteRobots {
  /** Where it was in the end. */
  readonly url: string;
  /** None where no server answered. */
  readonly status: number | undefined;
  readonly meaning: AnswerMeaning;
  /** As it came; empty unless its rules count. */
  readonly body: Buffer;
  /** Rules that count: without rules everything is allowed, and nothing is where the server could not say. */
  readonly robots: Robots;
  /** Sentence on what was seen where the rules could not be had, for people; undefined where they could. */
  readonly fault: string | undefined;
}

export interface RobotsOfSites {
  of(origin: string): Promise<SiteRobots>;
  /** Whether we may read an address. */
  allows(url: string): Promise<boolean>;
}

/** The words of a library or of the system are for logs. */
const faults: Readonly<Record<FetchFailureReason, string>> = {
  scheme: "the address is not one of the web",
  credentials: "the address holds a password",
  port: "the port is not one of the web",
  address: "the address is not a public one",
  dns: "there is no such host",
  redirects: "the site redirects without end",
  timeout: "the server did not answer in time",
  "too-large": "robots.txt is too large",
  certificate: "its certificate has expired or is not valid",
  unreachable: "the server could not be reached",
};

const nothing = Buffer.alloc(0);
const open = parseRobots("");
const closed = parseRobots("User-agent: *\nDisallow: /");

/** The robots.txt of every server that is asked about, each read once. */
export function robotsOfSites(tools: Tools, signal: AbortSignal): RobotsOfSites {
  const known = new Map<string, Promise<SiteRobots>>();
  const of = (origin: string): Promise<SiteRobots> => {
    const robots = known.get(origin) ?? readSiteRobots(tools, origin, signal);
    known.set(origin, robots);
    return robots;
  };
  return {
    of,
    allows: async (url) => {
      const { robots } = await of(new URL(url).origin);
      return rulesFor(robots, ownAgent.token).verdict(url).allowed;
    },
  };
}

/**
 * Reads a server's robots.txt. As in RFC 9309 a missing one allows everything, and one that the server fails to give, by 5xx,
 * 429 or no answer at all, forbids everything.
 */
export async function readSiteRobots(tools: Tools, origin: string, signal: AbortSignal): Promise<SiteRobots> {
  const asked = `${origin}/robots.txt`;
  const got = await tryGet(tools, asked, { accept: "text/plain", signal });
  if (got instanceof FetchFailure) {
    return { ...unread, url: asked, status: undefined, fault: faults[got.reason] };
  }
  const { url, status, body } = got;
  const meaning = answerMeaning(status);
  if (meaning === "closed") return { ...unread, url, status, fault: `robots.txt answered ${status}` };
  // Half of the rules may leave out the one that counts.
  if (got.isCut) return { ...unread, url, status, fault: "robots.txt broke off before its end" };
  if (meaning === "open") return { ...unread, url, status, meaning, robots: open, fault: undefined };
  return { url, status, meaning, body, robots: parseRobots(body), fault: undefined };
}

const unread = { meaning: "closed", body: nothing, robots: closed } as const;
