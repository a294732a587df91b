import type { SubQuestion } from "@citelens/contract/visibility/searches";
import type { ItemColumns } from "#platform/files/item-columns.ts";
import { dates } from "#platform/files/list-column.ts";

const header = [
  "Search",
  "Searches",
  "Answers",
  "Answers of models that reveal their searches",
  "Share %",
  "Share low %",
  "Share high %",
  "AI models",
  "Answers with own pages found",
  "of which not known by search",
  "Answers that cite own pages",
  dates("Last searched"),
];

/** How searches stand in a table, each with the number of answers of which its share is told. */
export function searchColumns(n: number): ItemColumns<SubQuestion> {
  return { header, cellsOf: (row) => cellsOf(row, n) };
}

function cellsOf(row: SubQuestion, n: number) {
  return [
    row.query,
    row.searches,
    row.answers,
    n,
    row.percentage,
    row.interval?.low ?? null,
    row.interval?.high ?? null,
    row.models
      .map(({ operator_model, searches: times }) => `${operator_model.display_name} ${times}`)
      .join(", "),
    row.found_owned,
    row.found_unknown,
    row.cited_owned,
    row.last_searched,
  ];
}
