import { expect, test } from "vitest";
import { plainText } from "./announcements.rules.ts";

test.each([
  ["# News\n\nIt is **bold**, *kind* and `code`.", ["News", "It is bold, kind and code."]],
  ["[Read](https://example.com/a) it", ["Read (https://example.com/a) it"]],
  ["![logo](https://example.com/x.png)", ["logo"]],
  ["- one\n- two", ["• one • two"]],
  ["snake_case stays", ["snake_case stays"]],
  ["\n\n", []],
])("writes %j as %j", (markdown, expected) => {
  expect(plainText(markdown)).toEqual(expected);
});
