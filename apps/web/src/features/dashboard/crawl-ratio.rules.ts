import type { CrawlRatio } from "@citelens/contract/traffic/referrals";
import { countText, tenthsText } from "#lib/figures.ts";

/** Below it a ratio has a digit behind its point. */
const wholeFrom = 10;

/** A ratio such as "1,234 : 1"; a dash where nobody was sent. */
export function ratioText({ ratio }: Pick<CrawlRatio, "ratio">): string {
  if (ratio === null) return "–";
  return `${ratio < wholeFrom ? tenthsText(ratio) : countText(Math.round(ratio))} : 1`;
}
