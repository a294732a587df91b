import type { AdOwner } from "@citelens/contract/content/ads-words";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { brandsOf } from "../analysis/brands-of.ts";
import { countByModel, countByQuery, listObservedAds, type ObservedAdRow } from "./observed-ads.sql.ts";
import { whoseAd } from "./whose.rules.ts";

export interface ObservedAd extends ObservedAdRow {
  /** As the brand and the accepted competitors of its campaign are now. */
  readonly whose: AdOwner;
}

/** The ads of a workspace's answers, the last seen first, and how many there are in all. */
async function list(
  tools: Tools,
  place: Place,
  wanted: Parameters<typeof listObservedAds>[2],
): Promise<{ readonly count: number; readonly rows: ObservedAd[] }> {
  const { count, rows } = await listObservedAds(tools, place, wanted);
  const brands = await brandsOf(
    tools,
    rows.map(({ campaign_id }) => ({ workspace_id: place.workspaceId, campaign_id })),
  );
  return {
    count,
    rows: rows.map((row) => ({
      ...row,
      whose: whoseAd(row, brands.get(row.campaign_id) ?? []),
    })),
  };
}

/** Ads that answers were shown with. They count in no figure of mentions or citations. */
export const observedAds = { list, countByModel, countByQuery } as const;
