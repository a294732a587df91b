import type { Brand } from "@citelens/answer-analysis";
import { sourcePage } from "@citelens/answer-analysis/citations";
import type { AdOwner } from "@citelens/contract/content/ads-words";
import { nameKey } from "@citelens/contract/visibility/name-settings";

interface Ad {
  readonly advertiser: string;
  readonly url: string | null;
}

/** The owner of an ad: the brand on whose domains it leads, by the rule that citations go by, or else that bears the advertiser's name. */
export function whoseAd(ad: Ad, brands: readonly Brand[]): AdOwner {
  const brandId = ad.url === null ? undefined : sourcePage(ad.url, { brands })?.brandId;
  const key = nameKey(ad.advertiser);
  const brand =
    brands.find(({ id }) => id === brandId) ??
    brands.find(({ name, aliases }) =>
      [name, ...aliases.map(({ text }) => text)].some((one) => nameKey(one) === key),
    );
  if (!brand) return "OTHER";
  return brand.isClient ? "OWN" : "COMPETITOR";
}
