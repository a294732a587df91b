import { expect, test } from "vitest";
import { proposedMarkdown } from "./proposed-markdown.ts";

const allowed = {
  heading: "Care",
  level: 2,
  mayLink: (url: string) => url.startsWith("https://acme.example/"),
};

test.each([
  ["a heading of its own", "## Care of shoes\n\nDry them.", "## Care of shoes\n\nDry them."],
  ["no heading", "Dry them.", "## Care\n\nDry them."],
  [
    "a heading that stands too high",
    "# Care\n\nDry them.\n\n# More\n\nOften.",
    "## Care\n\nDry them.\n\n### More\n\nOften.",
  ],
  [
    "a link that was named",
    "Dry [them](https://acme.example/dry).",
    "## Care\n\nDry [them](https://acme.example/dry).",
  ],
  ["a link that nobody named", "Dry [them](https://evil.example/?q=1).", "## Care\n\nDry them."],
  ["a link that runs something", "Dry [them](javascript:alert(1)).", "## Care\n\nDry them."],
  ["a link by reference", "Dry [them][1].\n\n[1]: https://evil.example/", "## Care\n\nDry them."],
  ["a picture", "Dry them. ![x](https://evil.example/p.png?leak)", "## Care\n\nDry them."],
  ["HTML", "Dry them.\n\n<script>alert(1)</script>\n\n<b>Soon</b>.", "## Care\n\nDry them.\n\nSoon."],
  ["characters that nobody sees", "Dry\u200b th\u{e0041}em.", "## Care\n\nDry them."],
  ["a table", "| a | b |\n| - | - |\n| 1 |  |", "## Care\n\n| a | b |\n| - | - |\n| 1 |   |"],
  ["nothing but a picture", "![x](https://evil.example/p.png)", ""],
  ["nothing", "  ", ""],
])("what a model wrote with %s", (_, written, shown) => {
  expect(proposedMarkdown(written, allowed)).toBe(shown);
});
