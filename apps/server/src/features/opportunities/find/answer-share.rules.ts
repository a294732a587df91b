import type { AnswerShare } from "@citelens/contract/content/opportunities";
import { clusterMoments, rateOf, shownInterval } from "@citelens/statistics";

/** A share of the answers to several queries, each of which is a cluster; from five on its interval holds for their topic. */
export function answerShareOf(
  counts: readonly { readonly hits: number; readonly total: number }[],
): AnswerShare {
  const hits = counts.reduce((sum, one) => sum + one.hits, 0);
  const n = counts.reduce((sum, one) => sum + one.total, 0);
  return { hits, n, rate: rateOf(hits, n), interval: shownInterval(clusterMoments(counts)) };
}
