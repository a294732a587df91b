import { nameKey } from "@citelens/contract/visibility/name-settings";
import { brandNamesChanged } from "#features/brand-context/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { topic } from "#platform/topic.ts";
import { listBrandNames } from "./store/campaigns.sql.ts";

/** The names or sites of brands changed, of one campaign or of all of a workspace: answers read differently now. */
export const brandsChanged = topic<Place & { readonly campaignId: string | undefined }>(
  "campaigns.brands-changed",
);

/** Lets the answers of the campaigns that are about the workspace's own brand be read again when its names change. */
export function subscribeToBrandContext(tools: Tools): void {
  brandNamesChanged.listen(tools, async (within, { brand, ...place }) => {
    for (const { id, brand_name } of await listBrandNames(within, place))
      if (nameKey(brand_name) === nameKey(brand))
        await brandsChanged.announce(within, { ...place, campaignId: id });
  });
}
