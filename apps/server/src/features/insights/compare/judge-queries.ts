import type { Tools } from "#platform/tools.ts";
import type { Cell } from "../store/sums.sql.ts";
import type { Scope } from "../sums/scope.ts";
import { comparedCells } from "./compared-cells.ts";
import { addUp, type JudgedRow, judgeRows, measure, notJudged } from "./measured.rules.ts";

/** How a query's answers cite the client's pages, of all its answers, before and now. */
export interface JudgedQuery extends JudgedRow {
  readonly before: { readonly hits: number; readonly total: number };
}

/** Verdicts on the change of own citations of each query, by campaign and query as `queryKey` writes it; all are judged as one list. */
export async function judgeQueryCitations(
  tools: Tools,
  scope: Scope,
): Promise<ReadonlyMap<string, JudgedQuery>> {
  const { now, before, comparison } = await comparedCells(tools, scope);
  const [byQuery, earlier] = [Map.groupBy(now, queryKey), Map.groupBy(before, queryKey)];
  const rows = [...byQuery].map(([key, cells]) => {
    const [after, formerly] = [cited(cells), cited(earlier.get(key) ?? [])];
    const whole = { now: addUp(after), before: addUp(formerly) };
    return { key, compared: { now: after, before: formerly, ...comparison, whole } };
  });
  const judged = judgeRows(rows.map(({ compared }) => compared));
  return new Map(
    rows.map(({ key, compared }, index) => [
      key,
      { before: compared.whole.before, ...(judged[index] ?? notJudged) },
    ]),
  );
}

/** By which a query of a campaign is found among others. */
export function queryKey({ campaign_id, query_id }: Pick<Cell, "campaign_id" | "query_id">): string {
  return `${campaign_id} ${query_id}`;
}

function cited(cells: readonly Cell[]): ReturnType<typeof measure> {
  return measure(cells, ({ n, cited: hits }) => ({ hits, total: n }));
}
