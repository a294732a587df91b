import { setImmediate as nextTick } from "node:timers/promises";
import { countedPage, hostOf, registrableDomain } from "@citelens/answer-analysis";
import { dayMs, earlier } from "@citelens/contract/base/days";
import {
  type AnswerExplanation,
  type ComparedPage,
  comparedPagesMax,
  comparedQuestionsMax,
} from "@citelens/contract/content/explanation";
import type { AnswerShown, CitationShown } from "@citelens/contract/visibility/answers";
import { answers } from "#features/answers/show/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { openCoverage } from "#features/local-index/fit/public.ts";
import { readPages } from "#features/local-index/kept/public.ts";
import { auditEvidence } from "#features/technical-audit/evidence/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { findOpportunityOfQuery } from "../store/opportunities.sql.ts";
import { type ComparisonInput, comparePage } from "./compare-page.rules.ts";
import { reasonsOf, standingOf } from "./reasons.rules.ts";

const auditDays = 90;

/** Why an answer cites what it cites, as far as the texts tell that were read; nothing is fetched and no model is asked. */
export async function explainAnswer(
  tools: Tools,
  place: Place,
  answerId: string,
): Promise<AnswerExplanation> {
  const answer = await expectAnswered(tools, place, answerId);
  const questions = questionsOf(answer);
  const sources = { own: ownOf(answer), cited: citedOf(answer) };
  const urls = [...sources.own, ...sources.cited].map(({ url }) => url);
  const [coverage, statuses, ownDomains, audit, opportunity] = await Promise.all([
    openCoverage(tools, place),
    readPages.statuses(tools, place, urls),
    ownDomainsOf(tools, place, answer.campaign.id),
    auditEvidence.newest(tools, place, earlier(tools.now(), auditDays * dayMs)),
    findOpportunityOfQuery(tools, place, answer.query.id),
  ]);
  const comparing: ComparisonInput = { coverage, language: answer.language, questions, statuses };
  const cited = await comparedPages(comparing, answer, sources.cited);
  const own =
    sources.own.length > 0
      ? await comparedPages(comparing, answer, sources.own)
      : nearestOf(comparing, ownDomains);
  const blockers = audit
    ? own.flatMap(({ url }) =>
        [...audit.siteBlockers, ...audit.blockersOf(url)].map((check) => ({ ...check, url })),
      )
    : [];
  return {
    ...standingOf({
      model: answer.operator_model.display_name,
      searched: answer.searched,
      own: sources.own,
      cited: sources.cited.length,
      found: foundOf(answer),
    }),
    questions,
    own,
    cited,
    reasons: reasonsOf({ own, cited, blockers }),
    blockers,
    opportunity_id: opportunity ?? null,
  };
}

/** Each takes a look at the whole index for each question: others are answered in between. */
async function comparedPages(
  comparing: ComparisonInput,
  answer: AnswerShown,
  sources: readonly CitationShown[],
): Promise<ComparedPage[]> {
  const pages: ComparedPage[] = [];
  for (const source of sources) {
    pages.push(comparePage(comparing, { ...source, found_for: searchesThatFound(answer, source.url) }));
    await nextTick();
  }
  return pages;
}

/** One that says something; of a failure there is nothing to explain. */
export async function expectAnswered(tools: Tools, place: Place, answerId: string): Promise<AnswerShown> {
  const [answer] = await answers.shown(tools, place, [answerId]);
  if (answer?.status !== "OK") throw new Refusal("NOT_FOUND");
  return answer;
}

/** Pages of others that an answer cites, the first ones. */
export function citedOf({ citations }: AnswerShown): CitationShown[] {
  return citations.filter(({ cited, kind }) => cited && kind !== "OWNED").slice(0, comparedPagesMax);
}

/** The client's pages that the answer cites, then those that its searches found. */
function ownOf({ citations, searches }: AnswerShown): CitationShown[] {
  const own = citations.filter(({ kind }) => kind === "OWNED");
  const found = searches
    .flatMap((search) => search.found ?? [])
    .filter(({ kind }) => kind === "OWNED")
    .map((page) => ({ ...page, position: 0, cited: false }));
  const byUrl = new Map([...found, ...own].map((page) => [page.url, page]));
  return [...byUrl.values()]
    .toSorted((one, other) => Number(other.cited) - Number(one.cited))
    .slice(0, comparedPagesMax);
}

function nearestOf(comparing: ComparisonInput, ownDomains: ReadonlySet<string>): ComparedPage[] {
  const { coverage, questions, language } = comparing;
  const best = coverage.bestPage({ text: questions[0] ?? "", language }, (url) =>
    ownDomains.has(registrableDomain(hostOf(url))),
  );
  if (!best) return [];
  const { url, title } = best;
  const domain = registrableDomain(hostOf(url));
  const page = { url, title, domain, kind: "OWNED" as const, position: 0, cited: false, found_for: [] };
  return [comparePage(comparing, page)];
}

/** The site's, and those that the campaign's client has beside it, as opportunities count them. */
async function ownDomainsOf(tools: Tools, place: Place, campaignId: string): Promise<ReadonlySet<string>> {
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  const brands = (await campaigns.brandsOf(tools, place, [campaignId])).get(campaignId) ?? [];
  return new Set([
    registrableDomain(hostOf(settings?.url ?? "")),
    ...brands.filter(({ isClient }) => isClient).flatMap(({ domains }) => domains),
  ]);
}

/** The query, then what was searched for, each once. */
function questionsOf({ query, search_queries }: AnswerShown): string[] {
  const seen = new Set<string>();
  return [query.text, ...search_queries]
    .filter((text) => {
      const key = text.trim().toLowerCase();
      const isNew = key !== "" && !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, comparedQuestionsMax);
}

/** How many pages its searches found; null where it does not say so. */
function foundOf({ searches, citations }: AnswerShown): number | null {
  const found = searches.flatMap((search) => search.found?.map(({ url }) => url) ?? []);
  const isKnown = searches.some((search) => search.found !== null) || citations.some(({ cited }) => !cited);
  return isKnown ? new Set([...found, ...citations.map(({ url }) => url)]).size : null;
}

function searchesThatFound({ searches }: AnswerShown, url: string): string[] {
  const page = countedPage(url) ?? url;
  return searches.flatMap(({ query, found }) =>
    query !== null && found?.some((one) => (countedPage(one.url) ?? one.url) === page) ? [query] : [],
  );
}
