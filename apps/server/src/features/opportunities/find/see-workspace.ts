import { hostOf, registrableDomain } from "@citelens/answer-analysis";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { evidenceScope } from "#features/insights/lists/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";

type Evidence = NonNullable<Awaited<ReturnType<typeof evidenceScope>>>;

/** A query that is asked now. */
export interface AskedQuery {
  readonly campaignId: string;
  readonly queryId: string;
  readonly text: string;
  readonly language: string;
  readonly priority: number;
}

/** Queries of a workspace, and who is asked. */
export interface SeenWorkspace extends Pick<Evidence, "siteUrl" | "today" | "scope" | "brands"> {
  readonly queries: readonly AskedQuery[];
  /** Domains of the client, without "www.". */
  readonly ownDomains: ReadonlySet<string>;
}

/** First days of the parts of 180 days, counted back from today: each period and the one before it is some of them. */
const partDays = [179, 89, 59, 29, 13, 6] as const;

/** Parts that make a period, by its days, and which one the period before it. */
export const partsOf = {
  "7d": { from: 6, before: 5 },
  "30d": { from: 4, before: 3 },
  "90d": { from: 2, before: 1 },
} as const;

/** None of a workspace that is gone, or that asks nothing. */
export async function seeWorkspace(tools: Tools, place: Place): Promise<SeenWorkspace | undefined> {
  const evidence = await evidenceScope(tools, place, partDays);
  if (!evidence) return undefined;

  const { launched, ...seen } = evidence;
  const queries: AskedQuery[] = [];
  for (const { id, language } of launched)
    for (const query of await campaigns.listQueries(tools, place, id))
      if (query.retired_at === null)
        queries.push({
          campaignId: id,
          queryId: query.id,
          text: query.text,
          language: query.language ?? language,
          priority: query.priority,
        });
  return {
    ...seen,
    queries,
    ownDomains: new Set([
      registrableDomain(hostOf(seen.siteUrl)),
      ...seen.brands.filter(({ isClient }) => isClient).flatMap(({ domains }) => domains),
    ]),
  };
}
