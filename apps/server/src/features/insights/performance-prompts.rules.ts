import { intervalOf, meanOf, rateOf, type ShownInterval } from "@citelens/statistics";

interface QuerySums {
  readonly query_id: string;
  readonly n: number;
  readonly mentions: number;
  readonly position_sum: number;
  readonly cited: number;
  readonly cited_rank_sum: number;
}

export interface Prompt extends QuerySums {
  readonly mention_position: number | null;
  readonly source_position: number | null;
  readonly mention_rate: number;
  readonly owned_citation_rate: number;
  readonly interval: ShownInterval | null;
}

/** The sums of queries over all models. */
export function addByQuery(cells: readonly QuerySums[]): QuerySums[] {
  const found = new Map<string, { -readonly [K in keyof QuerySums]: QuerySums[K] }>();
  for (const { query_id, n, mentions, position_sum, cited, cited_rank_sum } of cells) {
    const sums = found.get(query_id);
    if (sums) {
      sums.n += n;
      sums.mentions += mentions;
      sums.position_sum += position_sum;
      sums.cited += cited;
      sums.cited_rank_sum += cited_rank_sum;
    } else found.set(query_id, { query_id, n, mentions, position_sum, cited, cited_rank_sum });
  }
  return [...found.values()];
}

export type Performance = "most_performing" | "promising" | "underperforming";

/**
 * Most performing: at least half of the answers name the brand, on average among the first three. Promising: any answer
 * names it or cites its pages. Each list from the best; underperforming ones from those with most answers.
 */
export function promptsByPerformance(sums: readonly QuerySums[]): Record<Performance, Prompt[]> {
  const prompts = sums.map(promptOf);
  const of = (performance: Performance): Prompt[] =>
    prompts.filter((prompt) => performanceOf(prompt) === performance).sort(byRates);
  return {
    most_performing: of("most_performing"),
    promising: of("promising"),
    underperforming: of("underperforming"),
  };
}

function performanceOf({ n, mentions, position_sum, cited }: QuerySums): Performance {
  if (mentions * 2 >= n && position_sum <= 3 * mentions && mentions > 0) return "most_performing";
  return mentions > 0 || cited > 0 ? "promising" : "underperforming";
}

function promptOf(sums: QuerySums): Prompt {
  const { n, mentions, position_sum, cited, cited_rank_sum } = sums;
  return {
    ...sums,
    mention_position: meanOf(position_sum, mentions),
    source_position: meanOf(cited_rank_sum, cited),
    mention_rate: rateOf(mentions, n) ?? 0,
    owned_citation_rate: rateOf(cited, n) ?? 0,
    interval: intervalOf(mentions, n),
  };
}

function byRates(a: Prompt, b: Prompt): number {
  return (
    b.mention_rate - a.mention_rate ||
    b.owned_citation_rate - a.owned_citation_rate ||
    b.n - a.n ||
    (a.query_id < b.query_id ? -1 : 1)
  );
}
