import type { Campaign } from "@citelens/contract/visibility/campaigns";
import { nameOf } from "./campaign.rules.ts";

interface Option {
  readonly value: string;
  readonly label: string;
}

/**
 * The options of a select of campaigns below the one for all of them (""). A chosen campaign that is not among the
 * known ones, such as a deleted one, has an option of its own.
 * @param campaigns Undefined while they are loading.
 */
export function campaignOptions(
  allLabel: string,
  campaigns: readonly Pick<Campaign, "id" | "name">[] | undefined,
  chosen: string | undefined,
): readonly Option[] {
  const isUnknown = campaigns && chosen !== undefined && !campaigns.some(({ id }) => id === chosen);
  return [
    { value: "", label: allLabel },
    ...(campaigns ?? []).map((campaign) => ({ value: campaign.id, label: nameOf(campaign) })),
    ...(isUnknown ? [{ value: chosen, label: "Unknown campaign" }] : []),
  ];
}
