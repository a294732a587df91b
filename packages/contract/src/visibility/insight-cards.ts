import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { count } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";
import { figureRow } from "./figure-row.ts";
import { checkDates, insightFilter, interval, savedInsightQuery } from "./insight-fields.ts";
import { searchFilter, searchList, subQuestion } from "./searches.ts";

const matrix = z.object({
  n: count,
  named_and_cited: count,
  named_only: count,
  cited_only: count,
  absent: count,
  /** Answers that say that they do not know the client, whatever they cite: among the answers that do not name it. */
  unknown_to_model: count,
});

export const getInsightMatrix = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/insights/matrix/",
  summary: "Answers by whether they name the client and whether they cite its pages",
  query: savedInsightQuery,
  answer: matrix.extend({ previous: matrix }),
  item: figureRow,
});
export type InsightMatrix = z.output<typeof getInsightMatrix.answer>;

export const getPromptsInterval = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/insights/prompts-interval/",
  summary: "How far the visibility of these very prompts is known, as their answers vary from run to run",
  query: savedInsightQuery,
  answer: z.object({
    /** Wider than what it would be if each answer were new, where answers repeat those of the day before. */
    interval,
    /** Answers, the queries and models that gave them, and the days on which those did, in sum. */
    n: count,
    pairs: count,
    runs: count,
  }),
  item: figureRow,
});
export type PromptsInterval = z.output<typeof getPromptsInterval.answer>;

export const getSearches = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/insights/searches/",
  summary: "What AI models searched for before they answered, and whether the client's pages were found",
  query: z.object({ ...insightFilter, ...searchFilter, format: listFormat }).superRefine(checkDates),
  answer: searchList,
  item: subQuestion,
});
