import { expect, test } from "vitest";
import type { DraftBlock } from "./draft.rules.ts";
import { readDraft } from "./read-draft.ts";

/** Each block in a line: its kind, its line, its words. */
function blocks(markdown: string): string[] {
  return readDraft(markdown).sections.flatMap((section) => section.blocks.map(shown));
}

function shown(block: DraftBlock): string {
  const kind = block.kind === "item" && block.isOrdered ? "step" : block.kind;
  return `${kind} @${block.line}: ${block.text}`;
}

test.each<[string, string, string[]]>([
  ["a paragraph over two lines", "One\ntwo.", ["paragraph @1: One two."]],
  [
    "marks within a line",
    "**Bold**, *slanted*, `code` and ~~old~~",
    ["paragraph @1: Bold, slanted, code and old"],
  ],
  ["a list", "- one\n- two", ["item @1: one", "item @2: two"]],
  ["steps", "1. one\n2. two", ["step @1: one", "step @2: two"]],
  ["a list in a step", "1. one\n   - two", ["step @1: one", "item @2: two"]],
  ["a paragraph that goes on with an item", "- one\n\n  two", ["item @1: one", "paragraph @3: two"]],
  ["a quote", "> one\n>\n> two", ["quote @1: one", "quote @3: two"]],
  ["a list in a quote", "> - one", ["quote @1: one"]],
  ["code", "```\na = 1\n```", ["code @1: a = 1"]],
  ["empty code", "```\n```", []],
  ["raw HTML", "<div>hidden</div>\n\nseen <b>too</b>", ["paragraph @3: seen too"]],
  ["a script in a line", "seen <script>alert(1)</script> again", ["paragraph @1: seen again"]],
  ["a picture", "![a desk](desk.png) stands", ["paragraph @1: stands"]],
  ["a rule", "---", []],
  ["a footnote", "One[^1]\n\n[^1]: Two", ["paragraph @1: One", "paragraph @3: Two"]],
  ["a heading within a quote", "> # One", ["quote @1: One"]],
])("reads %s", (_, markdown, expected) => {
  expect(blocks(markdown)).toEqual(expected);
});

test("keeps sections in their order, with what stands before the first heading", () => {
  const { sections, words } = readDraft("Before.\n\n# A [desk](/desk)\n\nTwo words.\n\n### Price\n");

  expect(sections.map(({ heading, level, line, words: own }) => [heading, level, line, own])).toEqual([
    ["", 0, 1, 1],
    ["A desk", 1, 3, 2],
    ["Price", 3, 7, 0],
  ]);
  expect(words).toBe(6);
});

test("reads tables by their cells", () => {
  const [section] = readDraft("| Plan | Price |\n|-|-|\n| Team | [$49](/team) |\n| Free |\n").sections;

  expect(section?.blocks).toEqual([
    {
      kind: "table",
      head: ["Plan", "Price"],
      rows: [["Team", "$49"], ["Free"]],
      text: "Plan Price Team $49 Free",
      links: [{ url: "/team", text: "$49" }],
      line: 1,
    },
  ]);
});

test("collects links, also bare ones and those that are defined below", () => {
  const { links } = readDraft("See [**one**](/1), [two][b] and https://three.example/.\n\n[b]: /2\n");

  expect(links).toEqual([
    { url: "/1", text: "one" },
    { url: "/2", text: "two" },
    { url: "https://three.example/", text: "https://three.example/" },
  ]);
});

test("knows lines and definitions of a long text, which is read in pieces", () => {
  const long = Array.from({ length: 400 }, (_, n) => `Paragraph number ${n} about [desks][d].`).join("\n\n");
  const { sections, links, isCut } = readDraft(`${long}\n\n## Last\n\n[d]: /desks`);

  expect(sections.map(({ line }) => line)).toEqual([1, 801]);
  expect(sections[0]?.blocks.at(-1)?.line).toBe(799);
  expect(links).toHaveLength(400);
  expect(isCut).toBe(false);
});

test.each<[string, string]>([
  ["10 MB of words", "words ".repeat(1_700_000)],
  ["10 MB of lines", "a line\n".repeat(1_500_000)],
  ["100,000 nested quotes", ">".repeat(100_000)],
  ["100,000 nested quotes and lists", "> - ".repeat(100_000)],
  ["quotes that never end", `> a\n${"b\n".repeat(100_000)}`],
  ["a list that never ends", `- a\n${"b\n".repeat(100_000)}`],
  ["brackets that close nothing", "]".repeat(200_000)],
  ["brackets that open nothing", "[".repeat(200_000)],
  ["links within links", "[a](".repeat(50_000)],
  ["emphasis within emphasis", "a**b".repeat(50_000)],
  ["brackets within emphasis", "*[".repeat(100_000)],
  ["brackets within emphasis on many lines", "*[*[*[*[\n".repeat(20_000)],
  ["a table of 50,000 cells", `|a|b|\n|-|-|\n${"|x|y|\n".repeat(30_000)}`],
  ["footnotes", "[^a]".repeat(50_000)],
])("does not hang on %s", (_, markdown) => {
  const begun = performance.now();
  const draft = readDraft(markdown);

  expect(draft.words).toBeLessThan(250_000);
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test("reads a long program as code, in whatever pieces", () => {
  const program = `~~~ts\n${"const [a, b] = list[0]; // ``` _all_ of *it*\n".repeat(500)}`;
  const { sections } = readDraft(`${program}~~~\n\nThe *end*.`);

  expect(new Set(sections[0]?.blocks.map(({ kind }) => kind))).toEqual(new Set(["code", "paragraph"]));
  expect(sections[0]?.blocks.at(-1)).toMatchObject({ text: "The end.", line: 504 });
});

test("says when it has not read all", () => {
  expect(readDraft("a line\n".repeat(30_000)).isCut).toBe(true);
  expect(readDraft("a line\n".repeat(20_000)).isCut).toBe(false);
  expect(readDraft("word ".repeat(3_000)).isCut).toBe(true);
});
