import type { BesideOrganic } from "@citelens/contract/content/ads-dashboard";
import type { AnswerShare } from "@citelens/contract/content/opportunities";
import { intervalOf, rateOf } from "@citelens/statistics";

interface Query {
  readonly query_id: string;
  readonly campaign_id: string;
  readonly text: string;
  readonly n: number;
  readonly mentions: number;
  readonly cited: number;
}

interface WithAds {
  readonly query_id: string;
  readonly looked_at: number;
  readonly with_ads: number;
}

/** Paid beside organic: the queries with most ads first, then those with most answers, then by their words. */
export function besideOrganic(queries: readonly Query[], ads: readonly WithAds[]): BesideOrganic[] {
  const byQuery = new Map(ads.map((one) => [one.query_id, one]));
  return queries
    .map(({ query_id, campaign_id, text, n, mentions, cited }) => {
      const seen = byQuery.get(query_id);
      return {
        query_id,
        campaign_id,
        query: text,
        ad_seen: seen ? shareOf(seen.with_ads, seen.looked_at) : null,
        named: shareOf(mentions, n),
        cited: shareOf(cited, n),
      };
    })
    .sort(
      (a, b) =>
        (b.ad_seen?.hits ?? -1) - (a.ad_seen?.hits ?? -1) ||
        b.named.n - a.named.n ||
        a.query.localeCompare(b.query, "en") ||
        (a.query_id < b.query_id ? -1 : 1),
    );
}

/** Share of the answers to one query: its interval holds for this query alone. */
function shareOf(hits: number, n: number): AnswerShare {
  return { hits, n, rate: rateOf(hits, n), interval: intervalOf(hits, n) };
}
