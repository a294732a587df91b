import type { Endpoint } from "@citelens/contract/base/endpoint";
import { z } from "zod";
import { isPicture } from "../texts/told-value.rules.ts";
import type { AnswerList } from "./shown-tool.ts";

/** Lists that stand in a field of their own, and where their number does. */
const namedLists: Readonly<Record<string, Pick<AnswerList, "rows" | "total">>> = {
  get_ranking: { rows: "rankings", total: "total_brands" },
  get_channels: { rows: "channels", total: "total_channels" },
  list_negative_answers: { rows: "answers", total: "total_count" },
  get_annotations: { rows: "annotations", total: undefined },
  get_matrix: { rows: "queries", total: undefined },
};

/** The list that the answer of a tool is; undefined where it is one thing with its fields. */
export function listOf(name: string, { answer, query }: Endpoint): AnswerList | undefined {
  const { rows, total } = namedLists[name] ?? { rows: "results", total: "count" };
  const list = answer instanceof z.ZodObject ? answer.shape[rows ?? ""] : answer;
  if (!(list instanceof z.ZodArray && list.element instanceof z.ZodObject)) return undefined;

  const columns = Object.keys(list.element.shape).filter((column) => !isPicture(column));
  const isPaged = query instanceof z.ZodObject && "page" in query.shape;
  return answer === list
    ? { rows: undefined, total: undefined, columns, isPaged }
    : { rows, total, columns, isPaged };
}
