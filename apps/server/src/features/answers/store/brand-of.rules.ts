import type { Brand, BrandAlias } from "@citelens/answer-analysis";
import { type NameSetting, settingOf } from "@citelens/contract/visibility/name-settings";

/** The brands that answers of a campaign are looked through for, the client's among them. */
export type BrandsOfCampaign = readonly Brand[];

interface NamedBrand extends Pick<Brand, "id" | "name" | "isClient"> {
  readonly aliases: readonly string[];
  readonly domains: readonly string[];
  readonly nameSettings: readonly NameSetting[];
}

/** A brand as campaigns keep it, in the shape that answers are looked through for. */
export function brandOf({ id, name, isClient, aliases, domains, nameSettings }: NamedBrand): Brand {
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
