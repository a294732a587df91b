import { searchKey } from "@citelens/answer-analysis/searches";
import type { SearchingModel, SearchOrder, SubQuestion } from "@citelens/contract/visibility/searches";
import { intervalOf, rateOf } from "@citelens/statistics";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import type { Tools } from "#platform/tools.ts";
import { searchColumns } from "./search-columns.ts";
import { type AskedSearches, listAnswering, listSearching, listSubQuestionRows } from "./searches.sql.ts";
import { searchTotals } from "./searching.rules.ts";

interface Totals {
  /** All answers that could have been searched for. */
  readonly n: number;
  readonly models: SearchingModel[];
}

/** Totals of each model's searches. */
async function totalsOf(tools: Tools, asked: AskedSearches): Promise<Totals> {
  const [answering, searching, operators] = await Promise.all([
    asked.of === "query" ? listAnswering(tools, asked) : asked.answering,
    listSearching(tools, asked),
    listOperators(tools, asked),
  ]);
  const known = modelsById(operators);
  const { n, models } = searchTotals(answering, searching);
  return {
    n,
    models: models.map((one) => ({ ...one, operator_model: modelShown(known, one.operator_model) })),
  };
}

interface WantedSubQuestions {
  /** Part of what was searched for. */
  readonly search: string | undefined;
  readonly ordering: SearchOrder;
  readonly limit: number;
  readonly offset: number;
}

/** One slice of what was searched for, counted while the totals are. */
async function listOf(
  tools: Tools,
  asked: AskedSearches,
  { search, ordering, limit, offset, totals }: WantedSubQuestions & { readonly totals: Promise<Totals> },
): Promise<{ readonly count: number; readonly rows: SubQuestion[] }> {
  const wanted = { search: search && searchKey(search), order: ordering, limit, offset };
  const [{ n }, { count, rows }, operators] = await Promise.all([
    totals,
    listSubQuestionRows(tools, asked, wanted),
    listOperators(tools, asked),
  ]);
  const known = modelsById(operators);
  return {
    count,
    rows: rows.map(({ models, ...row }) => ({
      ...row,
      ...shareOf(row.answers, n),
      models: models.map((one) => ({ ...one, operator_model: modelShown(known, one.operator_model) })),
    })),
  };
}

/** A list that was counted a moment later than `n` may hold answers that `n` does not. */
function shareOf(searched: number, n: number): Pick<SubQuestion, "percentage" | "interval"> {
  const all = Math.max(searched, n);
  return { percentage: rateOf(searched, all), interval: intervalOf(searched, all) };
}

/** Searches that models made before they answered. */
export const searches = { totalsOf, listOf, columnsOf: searchColumns } as const;
export type { AskedSearches };
