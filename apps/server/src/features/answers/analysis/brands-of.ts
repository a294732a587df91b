import type { Brand, BrandAlias } from "@citelens/answer-analysis";
import { type NameSetting, settingOf } from "@citelens/contract/visibility/name-settings";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { BrandsOfCampaign } from "./analysed.ts";

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

interface Named extends Pick<Brand, "id" | "name" | "isClient"> {
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly nameSettings: readonly NameSetting[];
}

/** A brand as campaigns keep it, in the shape that answers are looked through for. */
export function brandOf({ id, name, isClient, aliases, domains, nameSettings }: Named): Brand {
  const aliasOf = (text: string): BrandAlias => {
    const { exact_case, excludes } = settingOf(nameSettings, text);
    return { text, excludes, ...(exact_case !== "auto" && { isCased: exact_case === "on" }) };
  };
  return {
    id,
    name,
    isClient,
    nameAs: aliasOf(name),
    aliases: aliases.map(aliasOf),
    domains: domains.map((domain) => domain.replace(/:\d+$/, "")), // a citation is told by its host alone
  };
}
