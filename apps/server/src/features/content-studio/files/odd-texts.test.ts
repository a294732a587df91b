import { unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import type { ExportedText } from "./exported.rules.ts";
import { exportedDocx } from "./exported-docx.ts";

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
}

async function fileOf(changes: Partial<ExportedText>): Promise<Record<string, Uint8Array>> {
  const exported: ExportedText = {
    title: "Oak desks",
    language: "en",
    isBrief: false,
    isApproved: true,
    pageUrl: null,
    queries: [],
    notes: "",
    sections: [],
    sources: [],
    openClaims: [],
    ...changes,
  };
  return unzipSync(new Uint8Array(await exportedDocx(exported)));
}

/** The parts of a file, each read by a parser that takes no text that is not well-formed. */
async function partsOf(changes: Partial<ExportedText>): Promise<ReadonlyMap<string, Element>> {
  return new Map(
    Object.entries(await fileOf(changes))
      .filter(([name]) => /\.(?:xml|rels)$/.test(name))
      .map(([name, bytes]) => [name, treeOf(new TextDecoder("utf-8", { fatal: true }).decode(bytes))]),
  );
}

function treeOf(xml: string): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return root;
}

/** All elements of that name, in their order. */
function elementsOf(tree: Element | undefined, name: string): Element[] {
  const inside = (tree?.children ?? []).flatMap((child) => elementsOf(child, name));
  return tree?.name === name ? [tree, ...inside] : inside;
}

const valuesOf = (tree: Element | undefined, name: string, attribute: string): string[] =>
  elementsOf(tree, name).map(({ attributes }) => attributes[attribute] ?? "");

/** Faults for which Word refuses a file whose parts can be read, or would show otherwise than it was written. */
function faultsOf(parts: ReadonlyMap<string, Element>): string[] {
  const document = parts.get("word/document.xml");
  const links = parts.get("word/_rels/document.xml.rels");
  const comments = valuesOf(parts.get("word/comments.xml"), "w:comment", "w:id");
  const targets = new Map(elementsOf(links, "Relationship").map(({ attributes: a }) => [a.Id, a.Target]));
  const lists = new Set(valuesOf(parts.get("word/numbering.xml"), "w:num", "w:numId"));
  const styles = new Set(valuesOf(parts.get("word/styles.xml"), "w:style", "w:styleId"));
  const styled = ["w:pStyle", "w:rStyle"].flatMap((name) => valuesOf(document, name, "w:val"));
  const followed = elementsOf(document, "w:body").flatMap(({ children }) =>
    children.filter(({ name }, at) => name === "w:tbl" && children[at + 1]?.name !== "w:p"),
  );
  return [
    ...(new Set(comments).size === comments.length ? [] : ["a comment has no number of its own"]),
    ...["w:commentRangeStart", "w:commentRangeEnd", "w:commentReference"]
      .filter((name) => valuesOf(document, name, "w:id").join() !== comments.join())
      .map((name) => `${name} is not there once for each comment`),
    ...elementsOf(document, "w:hyperlink")
      .filter(({ attributes }) => !URL.canParse(targets.get(attributes["r:id"]) ?? ""))
      .map(() => "a link leads nowhere"),
    ...[...targets.values()].filter((target = "") => target.length > 2_083).map(() => "a link is too long"),
    ...valuesOf(document, "w:numId", "w:val")
      .filter((id) => !lists.has(id))
      .map((id) => `there is no list ${id}`),
    ...valuesOf(document, "w:ilvl", "w:val")
      .filter((level) => Number(level) > 8)
      .map((level) => `there is no level ${level}`),
    ...styled.filter((id) => !styles.has(id)).map((id) => `there is no style ${id}`),
    ...elementsOf(document, "w:tc")
      .filter(({ children }) => children.at(-1)?.name !== "w:p")
      .map(() => "a cell has no paragraph"),
    ...elementsOf(document, "w:tr")
      .filter(({ children }) => children.filter(({ name }) => name === "w:tc").length > 63)
      .map(() => "a table has too many columns"),
    ...followed.map(() => "nothing stands behind a table"),
    ...(lists.size > 2_047 ? ["there are too many lists"] : []),
  ];
}

const oddTexts: readonly (readonly [string, string])[] = [
  [
    "control characters",
    "# A\u0001B\u0008\u000b\u000c\u001f\n\nx\u0000y\ufffe\uffff z \u0085\u2028\u2029 `q\u0002`",
  ],
  ["halves of pairs", "# \ud800 head\n\ntail \udc00 [l\udfff](https://a.example/\ud800) 😀"],
  ["bidi marks", "\u202eabc\u202c \u2066x\u2069 \u200f\u200e\n\n# \u202e"],
  ["a very long word", `# ${"h".repeat(20_000)}\n\n${"x".repeat(100_000)}`],
  ["marks alone", "\u0301\u0302\u200d\ufe0f\n\n#\n\n##\n\n> \n\n***\n\n---"],
  ["nothing", ""],
  ["nested bullets", Array.from({ length: 30 }, (_, at) => `${"  ".repeat(at)}- level ${at}`).join("\n")],
  ["nested steps", Array.from({ length: 15 }, (_, at) => `${"   ".repeat(at)}1. level ${at}`).join("\n")],
  [
    "steps that begin anew 3,000 times",
    Array.from({ length: 3_000 }, (_, at) => `1. a${at}\n\nb\n`).join("\n"),
  ],
  ["items without words", "-\n- \n\n1.\n2. x\n\n- ```\n  code\n  ```\n- # heading\n- > quote\n- [ ] to do"],
  ["an empty table", "| | |\n|-|-|\n| | |\n\n| |\n|-|"],
  ["tables of other widths", "| a | b |\n|-|-|\n| 1 |\n| 1 | 2 | 3 |\n\n- x\n\n  | y |\n  |-|\n  | z |"],
  ["a table that is too wide", `|${" a |".repeat(64)}\n|${"-|".repeat(64)}\n|${" b |".repeat(64)}`],
  ["HTML", "<!-- x --> <b>html</b>\n\n<div>\u0003</div>\n\n</w:t></w:r>&#0;&#xffff;"],
  [
    "addresses that are none",
    '[a](<https://a b.example/x y>) [b](https://[) [c](<https://a.example/"<>\\^`>) [](x)',
  ],
  ["a very long address", `[a](https://a.example/${"y".repeat(5_000)})`],
];

test.each(oddTexts)("a Word document opens with %s in it", async (_, markdown) => {
  const parts = await partsOf({
    title: `${markdown.slice(0, 500)} & <title>`,
    isApproved: false,
    sections: [{ heading: "", markdown, cover: [] }],
    sources: [{ url: "https://a.example/?a=1&b=2", title: markdown.slice(0, 100) }],
    openClaims: ["\u0001", markdown.slice(0, 20)],
  });

  expect(faultsOf(parts)).toEqual([]);
});

test("a claim that stands in two places is a comment at each", async () => {
  const markdown = "It bears 80 kg.\n\n- It bears 80 kg.";

  const parts = await partsOf({
    sections: [{ heading: "", markdown, cover: [] }],
    openClaims: ["It bears 80 kg."],
  });

  expect(elementsOf(parts.get("word/comments.xml"), "w:comment")).toHaveLength(2);
  expect(faultsOf(parts)).toEqual([]);
});

test("words of links and notes that are explained elsewhere are in a Word document", async () => {
  const markdown =
    "See [the test][t] and more[^1].\n\n1.\n2. second\n\n[t]: https://a.example/\n\n[^1]: In a note.";

  const files = await fileOf({ sections: [{ heading: "", markdown, cover: [] }] });

  const document = new TextDecoder().decode(files["word/document.xml"]);
  expect(new TextDecoder().decode(files["word/footnotes.xml"])).toContain(">In a note.<");
  for (const words of [">the test<", "<w:footnoteReference "]) expect(document).toContain(words);
  expect(document.match(/<w:numPr>/g)).toHaveLength(2);
});
