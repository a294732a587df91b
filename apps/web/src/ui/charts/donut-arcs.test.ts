import { expect, test } from "vitest";
import { donutArcs, shareTexts } from "./donut-arcs.ts";

test("goes once around, with a gap after each part", () => {
  const arcs = donutArcs([1, 0, 3]);

  expect(arcs.map(({ from }) => from)).toEqual([0, 0.25, 0.25]);
  expect(arcs.map(({ length }) => length)).toEqual([0.25 - 0.006, 0, 0.75 - 0.006]);
});

test("is a whole ring of one part, and no ring of nothing", () => {
  expect(donutArcs([5, 0])[0]).toEqual({ from: 0, length: 1 });
  expect(donutArcs([0, 0]).map(({ length }) => length)).toEqual([0, 0]);
});

test.each([
  [
    [1, 1, 1],
    ["33.33\u00a0%", "33.33\u00a0%", "33.33\u00a0%"],
  ],
  [
    [2, 1],
    ["66.67\u00a0%", "33.33\u00a0%"],
  ],
  [[5], ["100.0\u00a0%"]],
  [
    [0, 0],
    ["–", "–"],
  ],
])("of %j the shares are %j, alike where the values are", (values, texts) => {
  expect(shareTexts(values)).toEqual(texts);
});
