import { expect, test } from "vitest";
import { type AnswerCount, type SearchCount, searchTotals } from "./searching.rules.ts";

const answered = (operator_model: string, answers: number): AnswerCount => ({ operator_model, answers });
const searches = (operator_model: string, searched: number, reveals: boolean): SearchCount => ({
  operator_model,
  searched,
  reveals,
});

test.each<[string, AnswerCount[], SearchCount[], number, [string, number, boolean][]]>([
  ["nothing was answered", [], [], 0, []],
  ["nobody searched", [answered("a", 3)], [], 0, [["a", 0, false]]],
  ["all reveal", [answered("a", 3)], [searches("a", 2, true)], 3, [["a", 2, true]]],
  [
    "some hide their searches and some do not search",
    [answered("a", 3), answered("b", 5), answered("c", 7)],
    [searches("b", 5, false), searches("c", 1, true)],
    7,
    [
      ["c", 1, true],
      ["b", 5, false],
      ["a", 0, false],
    ],
  ],
  [
    "equal ones stand by their ids",
    [answered("b", 1), answered("a", 1)],
    [searches("a", 1, true), searches("b", 1, true)],
    2,
    [
      ["a", 1, true],
      ["b", 1, true],
    ],
  ],
  ["a model has no counted answers", [answered("a", 0)], [searches("a", 0, true)], 0, []],
  [
    "the sums do not know of the newest answers yet",
    [answered("a", 3)],
    [searches("a", 4, true), searches("b", 1, true)],
    5,
    [
      ["a", 4, true],
      ["b", 1, true],
    ],
  ],
])("where %s", (_, answering, searching, n, models) => {
  const totals = searchTotals(answering, searching);

  expect(totals.n).toBe(n);
  expect(totals.models.map((one) => [one.operator_model, one.searched, one.reveals])).toEqual(models);
});
