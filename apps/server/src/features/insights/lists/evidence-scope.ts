import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { EvidenceScope } from "#features/answers/evidence/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listSums } from "./lists.ts";

type LaunchedCampaign = Awaited<ReturnType<typeof campaigns.listLaunched>>[number];
type Brand = NonNullable<ReturnType<Awaited<ReturnType<typeof campaigns.brandsOf>>["get"]>>[number];

export interface WorkspaceEvidence {
  readonly today: string;
  readonly siteUrl: string;
  readonly launched: readonly LaunchedCampaign[];
  readonly brands: readonly Brand[];
  readonly scope: Omit<EvidenceScope, "queryIds">;
}

/**
 * Scope of a workspace's answers that count as evidence, of the last days up to today in its time zone, and whom they are looked through
 * for. `partDays` cuts these days: each is how many days before today a part begins, the earliest first. None of a workspace that is gone,
 * or that asks nothing.
 */
export async function evidenceScope(
  tools: Tools,
  place: Place,
  partDays: readonly number[],
): Promise<WorkspaceEvidence | undefined> {
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  const launched = await campaigns.listLaunched(tools, place);
  if (!settings || launched.length === 0) return undefined;

  const ids = launched.map(({ id }) => id);
  const brandsOf = await campaigns.brandsOf(tools, place, ids);
  const today = dayIn(settings.time_zone, tools.now());
  const parts = partDays.map((days) => shiftDay(today, -days));
  return {
    today,
    siteUrl: settings.url,
    launched,
    brands: [...brandsOf.values()].flat(),
    scope: {
      ...place,
      ...(await listSums.kindsOf(tools, place, ids)),
      timeZone: settings.time_zone,
      period: { start: parts[0] ?? today, end: today },
      parts,
      competitors: [...brandsOf].flatMap(([campaign_id, all]) =>
        all.filter(({ isClient }) => !isClient).map(({ id }) => ({ campaign_id, brand_id: id })),
      ),
    },
  };
}
