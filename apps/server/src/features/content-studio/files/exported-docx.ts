import type { Paragraph, ParagraphChild, Table } from "docx";
import type { Nodes, PhrasingContent, Root, RootContent, TableRow } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { type Exported, exportedMarkdown } from "./exported.rules.ts";
import { keepWritten } from "./written-links.ts";

type Docx = typeof import("docx");

const bulletLevelMax = 8;
const numbers = "steps";
/** Word opens no table that has more columns. */
const columnsMax = 63;
/** Word opens no link that is longer. */
const linkCharactersMax = 2_000;
/** Word begins no more lists with one again; those beyond go on where the last of them stands. */
const listsMax = 2_000;

/** The text as a Word document; claims that are open are comments at the paragraphs where they stand. */
export async function exportedDocx(exported: Exported): Promise<Buffer> {
  const docx = await import("docx"); // half a megabyte that few need
  const markdown = writable(exportedMarkdown({ ...exported, openClaims: [] }));
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  keepWritten(root);
  const writer = new DocxWriter(docx, {
    open: exported.openClaims.map(writable).filter((claim) => claim !== ""),
    addresses: addressesIn(root),
  });
  const blocks = root.children.flatMap((block) => writer.blocks(block));
  const document = new docx.Document({
    title: writable(exported.title),
    styles: { paragraphStyles: [{ id: "Code", name: "Code", run: { font: "Courier New" } }] },
    numbering: {
      config: [
        {
          reference: numbers,
          levels: Array.from({ length: bulletLevelMax + 1 }, (_, level) => ({
            level,
            format: docx.LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
          })),
        },
      ],
    },
    comments: {
      children: writer.comments.map(({ id, text }) => ({
        id,
        author: "Citelens",
        children: [new docx.Paragraph(`Unverified: no source, old text or brand context says “${text}”.`)],
      })),
    },
    sections: [{ children: blocks }],
  });
  return docx.Packer.toBuffer(document);
}

/** XML has no place for most control characters, halves of surrogate pairs and two codes that are no characters: one of them and Word opens nothing. */
function writable(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r -\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "");
}

/** What is linked by a name that stands elsewhere in the text. */
function addressesIn(root: Root): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node.url);
    if ("children" in node) waiting.push(...node.children);
  }
  return found;
}

interface Comment {
  readonly id: number;
  readonly text: string;
}

interface Text {
  /** Claims that are open. */
  readonly open: readonly string[];
  readonly addresses: ReadonlyMap<string, string>;
}

interface Look {
  readonly bold?: boolean;
  readonly italics?: boolean;
}

class DocxWriter {
  readonly #docx: Docx;
  readonly #text: Text;
  /** One for each place at which a claim that is open stands. */
  readonly comments: Comment[] = [];
  #lists = 0;

  constructor(docx: Docx, text: Text) {
    this.#docx = docx;
    this.#text = text;
  }

  blocks(block: RootContent, depth = 0): (Paragraph | Table)[] {
    const { HeadingLevel, Paragraph } = this.#docx;
    switch (block.type) {
      case "heading": {
        const levels = [
          HeadingLevel.HEADING_1,
          HeadingLevel.HEADING_2,
          HeadingLevel.HEADING_3,
          HeadingLevel.HEADING_4,
          HeadingLevel.HEADING_5,
          HeadingLevel.HEADING_6,
        ] as const;
        const heading = levels[block.depth - 1] ?? HeadingLevel.HEADING_6;
        return [
          new Paragraph({ heading, children: this.#withComments(block, this.#inline(block.children)) }),
        ];
      }
      case "paragraph":
        return [new Paragraph({ children: this.#withComments(block, this.#inline(block.children)) })];
      case "blockquote":
        return block.children.flatMap((child) => this.#quoted(child));
      case "list":
        return this.#list(block, depth);
      case "table":
        return this.#table(block.children);
      case "code":
        return block.value.split("\n").map((line) => new Paragraph({ text: line, style: "Code" }));
      case "footnoteDefinition":
        return block.children.flatMap((child) => this.blocks(child));
      default:
        return [];
    }
  }

  #quoted(block: RootContent): (Paragraph | Table)[] {
    if (block.type !== "paragraph") return this.blocks(block);
    const children = this.#withComments(block, this.#inline(block.children, { italics: true }));
    return [new this.#docx.Paragraph({ indent: { left: 400 }, children })];
  }

  #list(list: Extract<RootContent, { type: "list" }>, depth: number): (Paragraph | Table)[] {
    const level = Math.min(depth, bulletLevelMax);
    // A list of its own begins with one again.
    const instance = list.ordered ? Math.min(this.#lists++, listsMax) : 0;
    const mark = list.ordered
      ? { numbering: { reference: numbers, level, instance } }
      : { bullet: { level } };
    return list.children.flatMap(({ children: [first, ...others] }): (Paragraph | Table)[] => {
      const begins = first?.type === "paragraph" ? first : undefined;
      const children = begins ? this.#withComments(begins, this.#inline(begins.children)) : [];
      const inside = first && !begins ? [first, ...others] : others;
      return [
        new this.#docx.Paragraph({ ...mark, children }),
        ...inside.flatMap((child) => this.blocks(child, depth + 1)),
      ];
    });
  }

  /** Followed by a line, since Word takes tables without one between them for a single one. A table that is too wide is lines of words. */
  #table(rows: readonly TableRow[]): (Paragraph | Table)[] {
    const { Paragraph, Table, TableCell, TableRow } = this.#docx;
    if (rows.some(({ children }) => children.length > columnsMax))
      return rows.map((row) => new Paragraph(row.children.map((cell) => plainText(cell)).join(" | ")));
    const table = new Table({
      rows: rows.map(
        (row, at) =>
          new TableRow({
            tableHeader: at === 0,
            children: row.children.map(
              (cell) =>
                new TableCell({
                  children: [
                    new Paragraph({
                      children: this.#withComments(cell, this.#inline(cell.children, { bold: at === 0 })),
                    }),
                  ],
                }),
            ),
          }),
      ),
    });
    return [table, new Paragraph({})];
  }

  #inline(nodes: readonly PhrasingContent[], look: Look = {}): ParagraphChild[] {
    const { TextRun } = this.#docx;
    return nodes.flatMap((node): ParagraphChild[] => {
      switch (node.type) {
        case "text":
          return [new TextRun({ ...look, text: node.value })];
        case "inlineCode":
          return [new TextRun({ ...look, text: node.value, font: "Courier New" })];
        case "strong":
          return this.#inline(node.children, { ...look, bold: true });
        case "emphasis":
          return this.#inline(node.children, { ...look, italics: true });
        case "delete":
          return [new TextRun({ ...look, text: plainText(node), strike: true })];
        case "break":
          return [new TextRun({ break: 1 })];
        case "link":
          return this.#link(node, node.url, look);
        case "linkReference":
          return this.#link(node, this.#text.addresses.get(node.identifier) ?? "", look);
        case "footnoteReference":
          return [new TextRun({ ...look, text: `[${node.label ?? node.identifier}]` })];
        default:
          return [];
      }
    });
  }

  /** Words alone where the address is none of the web, or one that Word does not open. */
  #link(node: { readonly children: PhrasingContent[] }, url: string, look: Look): ParagraphChild[] {
    const { ExternalHyperlink, TextRun } = this.#docx;
    const address = URL.parse(url);
    if (!address || !/^https?:$/.test(address.protocol) || address.href.length > linkCharactersMax)
      return this.#inline(node.children, look);
    const words = new TextRun({ ...look, text: plainText(node), style: "Hyperlink" });
    return [new ExternalHyperlink({ link: address.href, children: [words] })];
  }

  /** Around the whole of what stands on a line: where within it a claim begins, Word's runs do not tell. */
  #withComments(
    node: RootContent | TableRow["children"][number],
    children: ParagraphChild[],
  ): ParagraphChild[] {
    const { CommentRangeEnd, CommentRangeStart, CommentReference, TextRun } = this.#docx;
    const said = plainText(node);
    const open = this.#text.open
      .filter((text) => said.includes(text))
      .map((text, at) => ({ id: this.comments.length + at, text }));
    this.comments.push(...open);
    return [
      ...open.map(({ id }) => new CommentRangeStart(id)),
      ...children,
      ...open.flatMap(({ id }) => [
        new CommentRangeEnd(id),
        new TextRun({ children: [new CommentReference(id)] }),
      ]),
    ];
  }
}
