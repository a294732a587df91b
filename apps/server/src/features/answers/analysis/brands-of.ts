import { campaigns } from "#features/campaigns/lookup/public.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type BrandsOfCampaign, brandOf } from "../store/brand-of.rules.ts";

/** The brands of the campaigns that these answers are of. */
export async function brandsOf(
  tools: Tools,
  answers: readonly { readonly workspace_id: string; readonly campaign_id: string }[],
): Promise<Map<string, BrandsOfCampaign>> {
  const known = new Map<string, BrandsOfCampaign>();
  for (const [workspaceId, own] of Map.groupBy(answers, ({ workspace_id }) => workspace_id)) {
    const ids = [...new Set(own.map(({ campaign_id }) => campaign_id))];
    const found = await campaigns.brandsOf(tools, placeOfJob({ workspaceId }), ids);
    for (const [id, brands] of found) known.set(id, brands.map(brandOf));
  }
  return known;
}
