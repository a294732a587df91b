import { countedPage, registrableDomain } from "@citelens/answer-analysis";
import { dayMs, earlier } from "@citelens/contract/base/days";
import type { AuditScope } from "@citelens/contract/content/audit-words";
import { agents } from "@citelens/crawlers";
import { citedPages } from "#features/answers/cited/public.ts";
import { pageReads } from "#features/visits/reads/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { hostOfUrl } from "../facts/page-hash.rules.ts";
import { accessRoleOf } from "./access-role.rules.ts";

export type PageAnswers = Awaited<ReturnType<typeof pageReads.answers>>[number];

export interface AnsweredAt {
  /** Visits that told a status, and of them those that got a page. */
  readonly visits: number;
  readonly ok: number;
  /** Status of the last that got none; 0 where each got one. */
  readonly errorStatus: number;
  readonly lastAt: Date;
}

/** Pages that AI agents read of a site in 30 days, and what answers of 90 days cite of it. */
export interface SiteUse {
  readonly cited: readonly { readonly url: string; readonly citations: number }[];
  /** By path, agent and verdict; spoofed visits are none. */
  readonly answers: readonly PageAnswers[];
  /** How AI agents were answered at an address; none where none came. */
  answeredAt(url: string): AnsweredAt | undefined;
  citationsOf(url: string): number;
  aiVisitsOf(url: string): number;
}

const citationDays = 90;
const visitDays = 30;
const citedMax = 10_000;
const answersMax = 100_000;

/** Agents of assistants; those of classic search that feed answers are told apart. */
const aiTokens: ReadonlySet<string> = new Set(
  agents.filter(({ purpose }) => purpose !== "seo" && purpose !== "search_engine").map(({ token }) => token),
);
const watchedTokens: readonly string[] = agents
  .filter((agent) => aiTokens.has(agent.token) || accessRoleOf(agent) !== undefined)
  .map(({ token }) => token);

export async function siteUse(
  tools: Tools,
  place: Place,
  { host, scope }: { readonly host: string; readonly scope: AuditScope },
): Promise<SiteUse> {
  const now = tools.now();
  const isOwn = scope === "SITE" || (await isOwnHost(tools, place, host));
  const [cited, answers] = await Promise.all([
    citedPages.count(tools, place, {
      domain: registrableDomain(host.replace(/:\d+$/, "")),
      since: earlier(now, citationDays * dayMs),
      limit: citedMax,
    }),
    // Visits are stored by their paths alone: those of another site's pages would be taken for them.
    isOwn
      ? pageReads.answers(tools, place, {
          tokens: watchedTokens,
          since: earlier(now, visitDays * dayMs),
          limit: answersMax,
        })
      : [],
  ]);
  const own = cited.filter(({ url }) => hostOfUrl(url) === host);
  const citations = summed(
    own,
    ({ url }) => keyOf(url),
    ({ answers }) => answers,
  );
  const answered = answersByPage(
    answers.filter(({ token }) => aiTokens.has(token)),
    host,
  );
  const visits = summed(
    answers.filter(({ token }) => aiTokens.has(token)),
    ({ path }) => keyOf(`https://${host}${path}`),
    ({ visits }) => visits,
  );
  return {
    cited: own.map(({ url, answers }) => ({ url, citations: answers })),
    answers,
    answeredAt: (url) => (url.includes("?") ? undefined : answered.get(keyOf(url))),
    citationsOf: (url) => citations.get(keyOf(url)) ?? 0,
    // Visits are stored by their paths alone: those of an address with parameters are its path's.
    aiVisitsOf: (url) => (url.includes("?") ? 0 : (visits.get(keyOf(url)) ?? 0)),
  };
}

function answersByPage(answers: readonly PageAnswers[], host: string): ReadonlyMap<string, AnsweredAt> {
  const byPage = Map.groupBy(answers, ({ path }) => keyOf(`https://${host}${path}`));
  return new Map(
    [...byPage].map(([key, rows]) => {
      const sum = (of: (row: PageAnswers) => number): number => rows.reduce((all, row) => all + of(row), 0);
      const newest = rows.toSorted((one, other) => other.last_ms - one.last_ms);
      return [
        key,
        {
          visits: sum(({ ok, errors }) => ok + errors),
          ok: sum(({ ok }) => ok),
          errorStatus: newest.find(({ errors }) => errors > 0)?.error_status ?? 0,
          lastAt: new Date(newest[0]?.last_ms ?? 0),
        },
      ];
    }),
  );
}

/** Whether it is the host of the workspace's website. */
async function isOwnHost(tools: Tools, { workspaceId }: Place, host: string): Promise<boolean> {
  const settings = await findWorkspaceSettings(tools, workspaceId);
  return settings !== undefined && hostOfUrl(settings.url) === host;
}

/** Visits of assistants' agents alone. */
export function isAiToken(token: string): boolean {
  return aiTokens.has(token);
}

/** By which a visited path and the address that answers cite are known to be the same page. */
function keyOf(url: string): string {
  const counted = countedPage(url) ?? url;
  const parsed = URL.parse(counted);
  return parsed ? `${parsed.pathname}${parsed.search}` : counted;
}

function summed<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
  of: (row: Row) => number,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + of(row));
  return sums;
}
