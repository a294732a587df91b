import { searchesOfQueryMax } from "@citelens/contract/content/studio-words";
import { answerEvidence } from "#features/answers/evidence/public.ts";
import { searches } from "#features/answers/searches/public.ts";
import { evidenceScope } from "#features/insights/lists/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { OptimizationRow } from "../store/optimizations.sql.ts";
import type { AskedQuestion } from "./same-question.rules.ts";

/** 90 days, today included. */
const daysBefore = 89;
const foreignOfQueryMax = 8;

/** A page of others that answers cite for the target queries. */
export interface CitedPage {
  readonly url: string;
  readonly title: string | null;
  readonly domain: string;
  readonly answers: number;
}

/** The pages of others that counted answers of 90 days cite most for the target queries; none for queries of no campaign. */
export async function listCitedPages(
  tools: Tools,
  place: Place,
  { queries, limit }: Pick<OptimizationRow, "queries"> & { readonly limit: number },
): Promise<CitedPage[]> {
  const queryIds = queries.flatMap(({ query_id }) => query_id ?? []);
  const evidence = queryIds.length === 0 ? undefined : await evidenceScope(tools, place, [daysBefore]);
  if (!evidence) return [];
  const scope = { ...evidence.scope, queryIds };
  const wanted = { fromParts: [1], foreignOfQueryMax, siteShareMin: 1 };
  const { foreign_pages } = await answerEvidence.ofQueries(tools, scope, wanted);
  const byUrl = Map.groupBy(foreign_pages, ({ url }) => url);
  return [...byUrl.values()]
    .flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const { url, title, domain } = first;
      return [{ url, title, domain, answers: same.reduce((sum, one) => sum + (one.answers[0] ?? 0), 0) }];
    })
    .toSorted((one, other) => other.answers - one.answers || (one.url < other.url ? -1 : 1))
    .slice(0, limit);
}

/** Searches of assistants before they answered each target query of a campaign, and in how many answers. */
export async function listSearches(
  tools: Tools,
  place: Place,
  { queries }: OptimizationRow,
): Promise<ReadonlyMap<string, readonly AskedQuestion[]>> {
  const evidence = await evidenceScope(tools, place, [daysBefore]);
  const found = new Map<string, readonly AskedQuestion[]>();
  if (!evidence) return found;
  const { period, timeZone } = evidence.scope;
  for (const { text, query_id: queryId } of queries) {
    if (queryId === null) continue;
    const days = { start_date: period.start, end_date: period.end, timeZone };
    const asked = { of: "query" as const, ...place, ...days, queryId };
    const totals = searches.totalsOf(tools, asked);
    const { rows } = await searches.listOf(tools, asked, {
      search: undefined,
      ordering: "-answers" as const,
      limit: searchesOfQueryMax,
      offset: 0,
      totals,
    });
    found.set(
      text,
      rows.map(({ query, answers }) => ({ text: query, answers })),
    );
  }
  return found;
}
