import { nameKey } from "@citelens/contract/visibility/name-settings";
import { brandNamesChanged, type OwnNames } from "#features/brand-context/public.ts";
import type { Tools } from "#platform/tools.ts";
import { brandsChanged } from "./brands-changed.ts";
import { type CampaignRow, listBrandNames } from "./store/campaigns.sql.ts";

type BrandColumns = Pick<CampaignRow, "brand_name" | "brand_aliases" | "brand_name_settings">;

/**
 * A campaign's brand with the names that the brand context gives the workspace's own brand, where it is that one. The
 * campaign's own setting of a name comes first.
 */
export function withOwnNames<Row extends BrandColumns>(row: Row, own: OwnNames | undefined): Row {
  if (!own || nameKey(own.brand) !== nameKey(row.brand_name)) return row;
  const known = new Set([row.brand_name, ...row.brand_aliases].map(nameKey));
  return {
    ...row,
    brand_aliases: [...row.brand_aliases, ...own.aliases.filter((name) => !known.has(nameKey(name)))],
    brand_name_settings: [...row.brand_name_settings, ...own.nameSettings],
  };
}

/** Lets the answers of the campaigns that are about the workspace's own brand be read again when its names change. */
export function subscribeToBrandContext(tools: Tools): void {
  brandNamesChanged.listen(tools, async (within, { brand, ...place }) => {
    for (const { id, brand_name } of await listBrandNames(within, place))
      if (nameKey(brand_name) === nameKey(brand))
        await brandsChanged.announce(within, { ...place, campaignId: id });
  });
}
