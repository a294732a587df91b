import { parseRobots } from "@citelens/robots";
import { listedAgents } from "#features/robots/public.ts";
import { accessAgents } from "../access/access-matrix.rules.ts";
import { namedCauses } from "../access/named-causes.rules.ts";
import type { PageRule } from "../access/page-rules.rules.ts";
import { isAiToken, type PageAnswers, type SiteUse } from "../access/site-use.ts";
import type { SiteFacts } from "../checks/site-check.rules.ts";
import { pageHash } from "../facts/page-hash.rules.ts";
import type { AuditRow } from "../store/audits.sql.ts";
import type { ProbeRow } from "../store/findings.sql.ts";
import type { PageFacts } from "../store/page-facts.rules.ts";
import type { SeenSite } from "../store/seen-site.rules.ts";
import type { WholeIndex } from "./site-index.rules.ts";

export interface SiteSources {
  readonly audit: AuditRow;
  readonly site: SeenSite;
  readonly index: WholeIndex;
  readonly use: SiteUse;
  readonly probes: readonly ProbeRow[];
  readonly pageRules: readonly PageRule[];
  readonly known: readonly { readonly url: string; readonly found_in: readonly string[] }[];
  readonly sitemapUrls: readonly {
    readonly hash: string;
    readonly url: string;
    readonly lastmod: string | null;
  }[];
  readonly start: PageFacts | null;
  /** As yyyy-MM-dd. */
  readonly today: string;
}

/** Everything that the checks of the site as a whole ask, the access matrix among it. */
export function siteFacts(gathered: SiteSources): SiteFacts {
  const { audit, site, index, use, start, today, sitemapUrls } = gathered;
  const robots = { ...site.robots, parsed: parseRobots(site.robots.text) };
  const { origin, sitemaps, byHttp, otherHost, randomPath, llms } = site;
  const agents = matrixOf(gathered, robots);
  const causes = namedCauses({
    agents,
    robotsText: robots.text,
    server: start?.fetch.headers.server?.trim().toLowerCase() ?? "",
    adsAt: (path) => index.briefs.get(pageHash(URL.parse(path, origin) ?? path))?.ads,
  });
  return {
    today,
    origin,
    robots,
    sitemaps,
    byHttp,
    otherHost,
    randomPath,
    llms,
    start,
    causes,
    agents: agents.map((agent) => withCause(agent, causes.get(agent.token))),
    visits: visitsOf(use),
    cited: audit.scope === "SITE" ? use.cited.map((one) => ({ ...one, hash: pageHash(one.url) })) : [],
    sitemapPages: sitemapUrls,
    page: (hash) => index.briefs.get(hash),
  };
}

function withCause(
  agent: SiteFacts["agents"][number],
  cause: string | undefined,
): SiteFacts["agents"][number] {
  return cause === undefined ? agent : { ...agent, says: `${agent.says} ${cause}` };
}

function matrixOf(
  { audit, site, use, probes, pageRules, known }: SiteSources,
  robots: SiteFacts["robots"],
): SiteFacts["agents"] {
  const visits = new Map<string, number>();
  for (const { token, visits: count } of use.answers) visits.set(token, (visits.get(token) ?? 0) + count);
  return accessAgents({
    agents: listedAgents(visits),
    robots: robots.parsed,
    knownPaths: known.map(({ url, found_in }) => ({
      path: pathOf(url),
      inSitemap: found_in.includes("SITEMAP"),
    })),
    pageRules,
    probes: new Map(probes.map(({ token, at, ...probe }) => [token, { ...probe, at: at.toISOString() }])),
    unprobed: new Map(Object.entries(site.unprobed ?? {})),
    noProbe: audit.may_test ? "There was no time for it." : "Probes need the tick “I may test this site”.",
    visits: accessVisits(use.answers),
  });
}

function pathOf(url: string): string {
  const parsed = URL.parse(url);
  return parsed ? parsed.pathname + parsed.search : url;
}

type AccessVisits = Parameters<typeof accessAgents>[0]["visits"];

function accessVisits(answers: readonly PageAnswers[]): AccessVisits {
  const byToken = Map.groupBy(answers, ({ token }) => token);
  return new Map(
    [...byToken].map(([token, rows]) => {
      const sum = (of: (row: PageAnswers) => number, isVerified: boolean): number =>
        rows
          .filter(({ verdict }) => (verdict === "verified") === isVerified)
          .reduce((all, row) => all + of(row), 0);
      return [
        token,
        {
          verified: sum(({ visits }) => visits, true),
          ok: sum(({ ok }) => ok, true),
          errors: sum(({ errors }) => errors, true),
          unverified: sum(({ visits }) => visits, false),
          last: new Date(Math.max(...rows.map(({ last_ms }) => last_ms))).toISOString(),
        },
      ];
    }),
  );
}

const failedMax = 100;

function visitsOf({ answers }: SiteUse): SiteFacts["visits"] {
  const ofAi = answers.filter(({ token }) => isAiToken(token));
  const all = ofAi.reduce((sum, { visits }) => sum + visits, 0);
  if (all === 0) return null;
  const failed = new Map<string, { path: string; status: number; visits: number }>();
  for (const { path, errors, error_status: status } of ofAi) {
    if (errors === 0) continue;
    const known = failed.get(path) ?? { path, status, visits: 0 };
    failed.set(path, { ...known, visits: known.visits + errors });
  }
  return {
    all,
    errors: ofAi.reduce((sum, { errors }) => sum + errors, 0),
    failed: [...failed.values()].toSorted((one, other) => other.visits - one.visits).slice(0, failedMax),
  };
}
