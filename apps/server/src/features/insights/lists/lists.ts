import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listSummed } from "../store/sums.sql.ts";
import { listAskedCells, listAskedQueries, searchQueries } from "./asked.sql.ts";
import { countAnswers } from "./count-answers.sql.ts";

/** Campaigns by whether they ask AI models, or nothing but the index of this installation. */
interface Kinds {
  readonly campaignIds: readonly string[];
  readonly localIds: readonly string[];
}

/** Sums for lists of queries and answers, so that they read no more answers than they show. */
export const listSums = {
  queries: listAskedQueries,
  searchQueries,
  cells: listAskedCells,
  countAnswers,
  kindsOf: async (tools: Tools, place: Place, ids: readonly string[]): Promise<Kinds> => {
    const summed = await listSummed(tools, place, ids);
    const of = (hasOthers: boolean): string[] =>
      summed.filter(({ has_others }) => has_others === hasOthers).map(({ id }) => id);
    return { campaignIds: of(true), localIds: of(false) };
  },
} as const;
