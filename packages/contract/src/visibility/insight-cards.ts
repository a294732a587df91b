import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { listFormat } from "../base/list-format.ts";
import { checkDates, count, insightFilter, insightQuery, members } from "./insight-fields.ts";
import { searchFilter, searchList, subQuestion } from "./searches.ts";

const matrix = z.object({
  n: count,
  named_and_cited: count,
  named_only: count,
  cited_only: count,
  absent: count,
});

export const getInsightMatrix = endpoint({
  ...members,
  path: "/projects/:projectId/insights/matrix/",
  summary: "Answers by whether they name the client and whether they cite its pages",
  query: insightQuery.superRefine(checkDates),
  answer: matrix.extend({ previous: matrix }),
});
export type InsightMatrix = z.output<typeof getInsightMatrix.answer>;

export const getSearches = endpoint({
  ...members,
  path: "/projects/:projectId/insights/searches/",
  summary: "What AI models searched for before they answered, and whether the client's pages were found",
  query: z.object({ ...insightFilter, ...searchFilter, format: listFormat }).superRefine(checkDates),
  answer: searchList,
  item: subQuestion,
});
