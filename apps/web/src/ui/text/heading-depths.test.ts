import { expect, test } from "vitest";
import { remarkHeadingDepths } from "./heading-depths.ts";

test.each([
  [[1], [3]],
  [[2], [3]],
  [
    [1, 2, 3, 4, 5, 6],
    [3, 4, 5, 6, 6, 6],
  ],
  [
    [2, 4, 4, 2],
    [3, 4, 4, 3],
  ],
  [
    [3, 1, 2],
    [3, 3, 4],
  ],
  [
    [1, 3, 2],
    [3, 4, 4],
  ],
])("headings written as levels %j become %j", (written, expected) => {
  const headings = written.map((depth) => ({ type: "heading", depth }));
  const [first, ...rest] = headings;
  // One of them is in a quotation.
  const children = [{ type: "blockquote", children: first ? [first] : [] }, { type: "text" }, ...rest];

  remarkHeadingDepths()({ type: "root", children });

  expect(headings.map(({ depth }) => depth)).toEqual(expected);
});
