import { dayMs } from "@citelens/contract/base/days";
import type { CampaignFigures } from "#features/campaigns/runs/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { type Counted, countByCampaign } from "./figures.sql.ts";

const monthMs = 30 * dayMs;

/** What the answers of the last 30 days, and of the 30 before, say of campaigns; branded queries stay out of it. */
export async function campaignFigures(
  tools: Tools,
  { campaignIds, ...place }: Place & { readonly campaignIds: readonly string[] },
): Promise<ReadonlyMap<string, CampaignFigures>> {
  const now = tools.now().getTime();
  const counted = await countByCampaign(tools, place, {
    campaignIds,
    since: new Date(now - monthMs),
    before: new Date(now - 2 * monthMs),
  });
  const byCampaign = Map.groupBy(counted, ({ campaign_id }) => campaign_id);
  return new Map([...byCampaign].map(([id, rows]) => [id, figuresOf(rows)]));
}

function figuresOf(rows: readonly Counted[]): CampaignFigures {
  const now = rows.find(({ is_now }) => is_now);
  const before = rows.find(({ is_now }) => !is_now);
  return {
    visibility: percent(now?.mentioned, now?.ok),
    previousVisibility: percent(before?.mentioned, before?.ok),
    visibilityN: now?.ok ?? 0,
    authority: percent(now?.owned, now?.with_citation),
    previousAuthority: percent(before?.owned, before?.with_citation),
    authorityN: now?.with_citation ?? 0,
  };
}

/** With one decimal; null of nothing. */
function percent(part: number | undefined, whole: number | undefined): number | null {
  return part === undefined || !whole ? null : Math.round((1000 * part) / whole) / 10;
}
