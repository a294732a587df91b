import { dayMs, earlier, later } from "@citelens/contract/base/days";
import {
  type BlockedReason,
  type ChainLink,
  chainLinks,
  type Engine,
  evidenceDays,
  type PageChain,
  type ShownLink,
} from "@citelens/contract/traffic/indexing";
import { citedPages } from "#features/answers/cited/public.ts";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import { referralsOfPath } from "#features/referrals/public.ts";
import { shownVerdict } from "#features/robots/public.ts";
import {
  agentFactsOf,
  findTrackingStart,
  type PageReader,
  pageReads,
} from "#features/visits/reads/public.ts";
import { spelledPath } from "#features/visits/show/public.ts";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { blockingBy } from "./blocking.ts";
import { adviceOn, chainOf } from "./chain.rules.ts";
import { engineAgents } from "./engines.rules.ts";
import { findReadingOf } from "./indexing.sql.ts";
import { groupNumbers, isOfLink } from "./read-marks.rules.ts";
import { isoOf, type KnownPage, modelEngines, pageEvidence, shownEvidence } from "./site-evidence.ts";

type CitingAnswer = Awaited<ReturnType<typeof citedPages.citing>>["rows"][number];

const answersShown = 20;

/** One page: who read it, which answers cite it, who came from them, and where the chain breaks. */
export async function getPageChain(tools: Tools, member: Member, given: string): Promise<PageChain> {
  const path = spelledPath(given.startsWith("/") ? given : `/${given}`);
  const now = tools.now();
  const since = earlier(now, evidenceDays * dayMs);
  const settings = await findWorkspaceSettings(tools, member.workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");
  const reading = await findReadingOf(tools, member, settings.url);

  const { page, listed, citedUrls } = await pageEvidence(tools, member, {
    siteUrl: settings.url,
    reading,
    path,
  });
  const [trackingSince, readers, groups, citing, referrals, operators] = await Promise.all([
    findTrackingStart(tools, member),
    pageReads.readers(tools, member, { path, since }),
    pageReads.count(tools, member, { path, since, groups: groupNumbers }),
    citedPages.citing(tools, member, { urls: citedUrls, since, limit: answersShown }),
    referralsOfPath(tools, member, { path, from: since, before: later(now, 1) }),
    listOperators(tools, member),
  ]);
  const visitsOf = (link: ChainLink): number =>
    groups.filter((group) => isOfLink(link, group)).reduce((sum, { visits }) => sum + visits, 0);
  const people = referrals.reduce((sum, one) => sum + one.referrals, 0);
  const counts: Readonly<Record<ChainLink, number>> = {
    discovered: Number(listed !== undefined) + Number(page.firstReadMs !== null),
    crawled: visitsOf("crawled"),
    fetched: visitsOf("fetched"),
    cited: citing.count,
    clicked: people,
  };
  const models = modelsById(operators);
  return {
    path,
    tracking_since: trackingSince?.toISOString() ?? null,
    sitemap: listed
      ? {
          since: listed.in_sitemap_since.toISOString(),
          last: listed.last_in_sitemap.toISOString(),
          lastmod: listed.lastmod,
        }
      : null,
    evidence: page.evidence.map(shownEvidence),
    chain: shownChain(chainOf(page), counts),
    broken: page.broken ? { link: page.broken, advice: adviceOn(page.broken, blockedOf(page)) } : null,
    agents: agentsOf(readers),
    answers: citing.rows.map(answerShown(modelEngines(tools), (id) => modelShown(models, id).display_name)),
    referrals: referrals.map((one) => ({ assistant: one.assistant, referrals: one.referrals })),
    robots: robotsOf(reading?.robots ?? null, path),
  };
}

function shownChain(
  chain: ReturnType<typeof chainOf>,
  counts: Readonly<Record<ChainLink, number>>,
): ShownLink[] {
  return chainLinks.map((link) => ({
    link,
    is: chain[link] !== null,
    at: isoOf(chain[link]),
    n: counts[link],
  }));
}

function blockedOf({ evidence }: Pick<KnownPage, "evidence">): BlockedReason[] {
  return evidence.flatMap(({ blocked }) => blocked ?? []);
}

function agentsOf(readers: readonly PageReader[]): PageChain["agents"] {
  return [...Map.groupBy(readers, ({ token }) => token)]
    .map(([token, rows]) => ({
      ...agentFactsOf(token),
      visits: rows.reduce((sum, { visits }) => sum + visits, 0),
      first: new Date(Math.min(...rows.map(({ first_ms }) => first_ms))).toISOString(),
      last: new Date(Math.max(...rows.map(({ last_ms }) => last_ms))).toISOString(),
      verdicts: rows.map(({ verdict, visits }) => ({ verdict, visits })),
    }))
    .sort((a, b) => b.visits - a.visits || Number(a.token > b.token) - Number(a.token < b.token));
}

function answerShown(engineOf: (model: string) => Engine | undefined, nameOf: (model: string) => string) {
  return ({
    id,
    query_id,
    query_text,
    operator_model,
    created,
  }: CitingAnswer): PageChain["answers"][number] => ({
    id,
    query_id,
    query_text,
    model: nameOf(operator_model),
    engine: engineOf(operator_model) ?? null,
    created: created.toISOString(),
  });
}

/** To every agent of an engine that reads for search, for people or for training. */
function robotsOf(robotsText: string | null, path: string): PageChain["robots"] {
  if (robotsText === null) return [];

  const { verdicts, hasTime } = blockingBy(robotsText);
  const inTime = engineAgents.filter(({ agent }) => {
    if (!hasTime(path)) return false;
    verdicts.verdict(agent.token, path);
    return true;
  });
  return inTime.map(({ engine, agent }) => ({
    engine,
    agent: agent.token,
    purpose: agent.purpose,
    ...shownVerdict(verdicts.verdict(agent.token, path)),
  }));
}
