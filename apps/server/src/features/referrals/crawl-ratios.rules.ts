import type { CrawlRatio } from "@citelens/contract/traffic/referrals";

interface ReferralCount {
  readonly operator: string;
  readonly referrals: number;
}

/** Operators that came or sent anyone, the most visits first. */
export function crawlRatiosOf(
  crawls: ReadonlyMap<string, number>,
  referrals: readonly ReferralCount[],
): readonly CrawlRatio[] {
  const sent = new Map(referrals.map(({ operator, referrals }) => [operator, referrals]));
  return [...new Set([...crawls.keys(), ...sent.keys()])]
    .map((operator) => ratioOf(operator, crawls.get(operator) ?? 0, sent.get(operator) ?? 0))
    .sort((a, b) => b.crawls - a.crawls || b.referrals - a.referrals || (a.operator < b.operator ? -1 : 1));
}

function ratioOf(operator: string, crawls: number, referrals: number): CrawlRatio {
  return { operator, crawls, referrals, ratio: referrals === 0 ? null : crawls / referrals };
}
