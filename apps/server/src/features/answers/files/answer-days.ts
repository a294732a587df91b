import type { DayDataset } from "#platform/parquet/day-dataset.ts";
import { rowsAsParquet } from "#platform/parquet/rows-as-parquet.ts";
import {
  type AnswerRows,
  answerRows,
  answerSlices,
  citationRows,
  firstAnswerAt,
  mentionRows,
} from "./answer-days.sql.ts";

export const answerDays = datasetOf(answerRows);
export const mentionDays = datasetOf(mentionRows);
export const citationDays = datasetOf(citationRows);

function datasetOf({ columns, list }: AnswerRows): DayDataset {
  return {
    columns,
    firstAt: firstAnswerAt,
    parts: (tools, place, span) =>
      rowsAsParquet(tools.events, columns, answerSlices(tools, place, { span, list })),
  };
}
