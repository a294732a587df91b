import type { FetchFacts } from "../../store/page-facts.rules.ts";
import type { SiteCheck } from "../site-check.rules.ts";
import { answerWords, proof, resultOf } from "./evidence.rules.ts";

const httpOpen: SiteCheck = {
  id: "http-open",
  title: "http does not lead to https at once",
  why: "Agents and people that follow an old link by http get an unprotected copy, or a detour on which links lose weight.",
  grade: "c",
  severity: "high",
  category: "trust",
  check: ({ byHttp }) => {
    if (!byHttp || byHttp.status === null) return "not-applicable";
    const way = [...byHttp.hops.map(({ url }) => url), byHttp.url];
    const [start = byHttp.url, next] = way;
    if (next !== undefined && isSecure(next)) return "passed";

    const later = way.findIndex(isSecure);
    const found =
      later > 0 ? `It reaches https only after ${later} redirects.` : `${answerWords(byHttp)} by http.`;
    return resultOf([proof(start, found, { wanted: "One redirect (301) to the same address with https." })]);
  },
};

const twoHosts: SiteCheck = {
  id: "two-hosts",
  title: "The site answers with www and without",
  why: "Every page exists twice, so that links and citations are shared between two addresses.",
  grade: "b",
  severity: "medium",
  category: "structure",
  check: ({ origin, otherHost, start }) => {
    const own = hostOf(origin);
    if (!otherHost || !own || start?.fetch.status !== 200) return "not-applicable";
    const host = hostOf(otherHost.url);
    const asked = hostOf(otherHost.hops[0]?.url ?? otherHost.url);
    if (otherHost.status !== 200 || host === own || host !== asked) return "passed";

    const found = `Both ${own} and ${host} answer with status 200.`;
    return resultOf([proof(otherHost.url, found, { wanted: `A redirect (301) to ${own}.` })]);
  },
};

const soft404: SiteCheck = {
  id: "soft-404",
  title: "Missing pages answer as if they were there",
  why: "Crawlers cannot tell pages from errors, fill their index with copies of the error page and trust the site less.",
  grade: "b",
  severity: "medium",
  category: "structure",
  check: ({ randomPath }) => {
    if (!randomPath || isUntold(randomPath)) return "not-applicable";
    if (randomPath.status !== 200) return "passed";

    const { hops, url } = randomPath;
    const asked = hops[0]?.url ?? url;
    const found = hops.length > 0 ? `It redirects to ${url}, which answers with status 200.` : "Status 200.";
    return resultOf([proof(asked, found, { wanted: "Status 404 or 410 for a path that does not exist." })]);
  },
};

export const hostChecks: readonly SiteCheck[] = [httpOpen, twoHosts, soft404];

/** An error of the server or a challenge says nothing of paths. */
function isUntold({ status, challenge }: FetchFacts): boolean {
  return status === null || status >= 500 || status === 429 || challenge !== null;
}

function isSecure(url: string): boolean {
  return url.startsWith("https://");
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host;
}
