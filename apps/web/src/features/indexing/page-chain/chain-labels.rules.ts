import {
  type ChainLink,
  chainLinks,
  type PageChain,
  type ShownLink,
} from "@citelens/contract/traffic/indexing";
import { counted } from "#lib/figures.ts";

/** A link that does not hold is bridged where a later one does. */
export type LinkState = "holds" | "broken" | "bridged" | "ahead";

export function linkState(
  link: ChainLink,
  { chain, broken }: Pick<PageChain, "chain" | "broken">,
): LinkState {
  if (chain.some((one) => one.link === link && one.is)) return "holds";
  if (broken?.link === link) return "broken";
  const farthest = chain.findLastIndex((one) => one.is);
  return chainLinks.indexOf(link) < farthest ? "bridged" : "ahead";
}

/** Count that makes a link hold, such as "12 visits". */
export function linkCount({ link, n }: ShownLink, { sitemap }: Pick<PageChain, "sitemap">): string {
  switch (link) {
    case "discovered":
      if (n === 2) return "In a sitemap, and by visits";
      return sitemap === null ? "By visits, in no sitemap" : "In a sitemap";
    case "crawled":
    case "fetched":
      return counted(n, "visit");
    case "cited":
      return counted(n, "answer");
    case "clicked":
      return counted(n, "referral");
  }
}
