import { unzipSync } from "fflate";
import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import type { ExportedText } from "../files/exported.rules.ts";
import { exportedDocx } from "../files/exported-docx.ts";
import { exportedHtml } from "../files/exported-html.ts";
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
  ["a bare address", "See https://evil.example/a.", "## Care\n\nSee (link removed)."],
  ["an address of the own site", "See https://acme.example/a.", "## Care\n\nSee <https://acme.example/a>."],
  ["mail of the own site", "Write to care@acme.example.", "## Care\n\nWrite to care\\@acme.example."],
  ["nothing but a picture", "![x](https://evil.example/p.png)", ""],
  ["nothing", "  ", ""],
])("what a model wrote with %s", (_, written, shown) => {
  expect(proposedMarkdown(written, allowed)).toBe(shown);
});

const orders = [
  "https://evil.example/a",
  "http://evil.example",
  "www.evil.example/a",
  "<https://evil.example/a>",
  "[care](https://evil.example/a)",
  '[care](https://evil.example/a "title")',
  "[care](//evil.example/a)",
  "[care][e]\n\n[e]: https://evil.example/a",
  "[e]\n\n[e]: <https://evil.example/a>",
  "![care](https://evil.example/p.png)",
  "![care][e]\n\n[e]: https://evil.example/p.png",
  "[![care](https://evil.example/p.png)](https://acme.example/)",
  '<a href="https://evil.example/a">care</a>',
  '<img src="https://evil.example/p.png">',
  "https\\://evil.example/a",
  "https:\\/\\/evil.example/a",
  "www\\.evil.example/a",
  "https&#58;//evil.example/a",
  "ht\u200btps://evil.example/a",
  "mailto:a@evil.example",
  "a@evil.example",
  "a\\@evil.example",
  "https:[//evil.example/a](https://other.example/)",
  "| See |\n| - |\n| https://evil.example/a |",
  "- [ ] https://evil.example/a\n\n> www.evil.example[^1]\n\n[^1]: http://evil.example/b",
  "# https://evil.example/a\n\nDry them.",
  "**https**://evil.example/a and _www_.evil.example",
  "[<https://evil.example/a>](https://acme.example/)",
  "[Care: <a@evil.example>, **<ftp://evil.example>** and <javascript:alert(1)>](https://acme.example/)",
  "[https://evil.example/a and &#91;x&#93;(//evil.example)](https://acme.example/)",
];

test.each(orders)("no link, relation or picture is left of %j, read by whoever shows it", async (order) => {
  const markdown = proposedMarkdown(`Dry them.\n\n${order}\n\nDry them ${order}`, allowed);

  expect(markdown).toContain("Dry them");
  expect(addressesIn(unified().use(remarkParse).use(remarkGfm).parse(markdown))).toEqual([]);
  const exported: ExportedText = {
    title: "Care",
    language: "en",
    isBrief: false,
    isApproved: true,
    pageUrl: null,
    queries: [],
    notes: "",
    sections: [{ heading: "Care", markdown, cover: [] }],
    sources: [],
    openClaims: [],
  };
  expect(exportedHtml(exported, { today: "2026-11-29" })).not.toMatch(
    /(?:href|src)="(?!https:\/\/acme\.example\/)/,
  );
  const parts = unzipSync(new Uint8Array(await exportedDocx(exported)));
  const relations = new TextDecoder().decode(parts["word/_rels/document.xml.rels"]);
  expect(relations).not.toContain("evil");
  expect(relations).not.toContain("/image");
});

test("an address that was escaped to be none is no link in a file, whoever wrote it", async () => {
  const markdown = "Dry https\\://evil.example/a and a\\@evil.example and www\\.evil.example.";
  const html = exportedHtml(
    {
      title: "Care",
      language: "en",
      isBrief: false,
      isApproved: true,
      pageUrl: null,
      queries: [],
      notes: "",
      sections: [{ heading: "Care", markdown, cover: [] }],
      sources: [],
      openClaims: [],
    },
    { today: "2026-11-29" },
  );

  expect(html).toContain("<p>Dry https://evil.example/a and a@evil.example and www.evil.example.</p>");
});

/** Where the links and pictures of a text lead that are not those of the own site. */
function addressesIn(node: Nodes): string[] {
  const own = "url" in node && !allowed.mayLink(node.url) ? [node.url] : [];
  return [...own, ...("children" in node ? node.children.flatMap((child) => addressesIn(child)) : [])];
}
