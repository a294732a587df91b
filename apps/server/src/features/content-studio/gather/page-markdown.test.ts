import { describe, expect, test } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

const page = (main: string, head = ""): string =>
  `<html><head><title>T</title>${head}</head><body><nav><ul><li><a href="/a">Home</a></li></ul></nav>
    <main>${main}</main><footer><p>Imprint of the firm</p></footer></body></html>`;
const read = (main: string, head?: string): string => pageMarkdown(page(main, head), "https://a.example/b/c");

describe("a page as Markdown", () => {
  test.each([
    [
      "headings and paragraphs",
      "<h1>Lamps</h1><p>We sell <b>lamps</b>.</p>",
      "# Lamps\n\nWe sell **lamps**.",
    ],
    ["lists", "<ul><li>One lamp</li><li>Two lamps</li></ul>", "- One lamp\n- Two lamps"],
    ["steps", "<ol><li>Open it</li><li>Close it</li></ol>", "1. Open it\n2. Close it"],
    [
      "tables",
      "<table><tr><th>Name</th><th>Price</th></tr><tr><td>Arc</td><td>10 €</td></tr></table>",
      "| Name | Price |\n| ---- | ----- |\n| Arc  | 10 €  |",
    ],
    [
      "links with whole addresses",
      '<p>See <a href="../x?y=1">the desks</a>.</p>',
      "See [the desks](https://a.example/x?y=1).",
    ],
    [
      "what leads nowhere as words",
      '<p>See <a href="javascript:alert(1)">the desks</a>.</p>',
      "See the desks.",
    ],
    [
      "pictures with whole addresses",
      '<p>A lamp <img src="/l.png" alt="Lamp"></p>',
      "A lamp ![Lamp](https://a.example/l.png)",
    ],
    ["no pictures out of data", '<p>A lamp <img src="data:image/png;base64,AA" alt="Lamp"></p>', "A lamp"],
    ["text of plain boxes", "<div>Plain words of the page</div>", "Plain words of the page"],
    ["nothing of menus and footers", "<p>Words</p>", "Words"],
    ["no scripts and styles", "<p>Words</p><script>alert(1)</script><style>p{}</style>", "Words"],
    ["no text", "", ""],
  ])("keeps %s", (_, main, expected) => {
    expect(read(main)).toBe(expected);
  });

  test("reads a page of a megabyte whose tags were never closed", () => {
    expect(read("<div><p>word ".repeat(70_000)).length).toBeGreaterThan(0);
  }, 60_000);
});
