import { dayIn } from "@citelens/contract/base/days";
import { rateOf } from "@citelens/statistics";
import type { CampaignFigures } from "#features/campaigns/runs/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { periodsOf } from "../store/periods.rules.ts";
import { type CampaignSums, sumCampaigns } from "./campaign-figures.sql.ts";

/**
 * Figures of the unbranded answers of campaigns, in the days that the Overview shows by default and in those before them: the same sums,
 * days and rounding, so that every page shows the same figure.
 */
export async function campaignFigures(
  tools: Tools,
  { campaignIds, ...place }: Place & { readonly campaignIds: readonly string[] },
): Promise<ReadonlyMap<string, CampaignFigures>> {
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  if (!settings || campaignIds.length === 0) return new Map();
  const periods = periodsOf({}, dayIn(settings.time_zone, tools.now()));
  const sums = await sumCampaigns(tools, place, { campaignIds, ...periods });
  return new Map(
    [...Map.groupBy(sums, ({ campaign_id }) => campaign_id)].map(([id, rows]) => [id, figuresOf(rows)]),
  );
}

function figuresOf(rows: readonly CampaignSums[]): CampaignFigures {
  const now = rows.find(({ is_now }) => is_now) ?? nothing;
  const before = rows.find(({ is_now }) => !is_now) ?? nothing;
  return {
    visibility: rateOf(now.mentions, now.n),
    previousVisibility: rateOf(before.mentions, before.n),
    visibilityN: now.n,
    authority: rateOf(now.cited, now.citing),
    previousAuthority: rateOf(before.cited, before.citing),
    authorityN: now.citing,
  };
}

const nothing = { n: 0, mentions: 0, cited: 0, citing: 0 };
