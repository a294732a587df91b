import { hostOf, registrableDomain } from "@citelens/answer-analysis";
import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { EvidenceScope } from "#features/answers/evidence/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { listSums } from "#features/insights/lists/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";

/** A query that is asked now. */
export interface AskedQuery {
  readonly campaignId: string;
  readonly queryId: string;
  readonly text: string;
  readonly language: string;
  readonly priority: number;
}

/** What a workspace asks, and of whom. */
export interface SeenWorkspace {
  readonly siteUrl: string;
  readonly today: string;
  readonly scope: Omit<EvidenceScope, "queryIds">;
  readonly queries: readonly AskedQuery[];
  readonly brands: readonly Brand[];
  /** Of the client, without "www.". */
  readonly ownDomains: ReadonlySet<string>;
}

export type Brand = NonNullable<ReturnType<Awaited<ReturnType<typeof campaigns.brandsOf>>["get"]>>[number];

/** The longest period and the one before it. */
const daysMax = 180;
/** First days of the parts into which these days are cut, counted back from today: each period and the one before is some of them. */
const partDays = [179, 89, 59, 29, 13, 6] as const;

/** Which parts make a period, by its days, and which one the period before it. */
export const partsOf = {
  "7d": { from: 6, before: 5 },
  "30d": { from: 4, before: 3 },
  "90d": { from: 2, before: 1 },
} as const;

/** None of a workspace that is gone, or that asks nothing. */
export async function seeWorkspace(tools: Tools, place: Place): Promise<SeenWorkspace | undefined> {
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  const launched = await campaigns.listLaunched(tools, place);
  if (!settings || launched.length === 0) return undefined;

  const ids = launched.map(({ id }) => id);
  const brandsOf = await campaigns.brandsOf(tools, place, ids);
  const today = dayIn(settings.time_zone, tools.now());
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
  const brands = [...brandsOf.values()].flat();
  return {
    siteUrl: settings.url,
    today,
    scope: {
      ...place,
      ...(await listSums.kindsOf(tools, place, ids)),
      timeZone: settings.time_zone,
      period: { start: shiftDay(today, 1 - daysMax), end: today },
      parts: partDays.map((days) => shiftDay(today, -days)),
      competitors: [...brandsOf].flatMap(([campaign_id, all]) =>
        all.filter(({ isClient }) => !isClient).map(({ id }) => ({ campaign_id, brand_id: id })),
      ),
    },
    queries,
    brands,
    ownDomains: new Set([
      registrableDomain(hostOf(settings.url)),
      ...brands.filter(({ isClient }) => isClient).flatMap(({ domains }) => domains),
    ]),
  };
}
