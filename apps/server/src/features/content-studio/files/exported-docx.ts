import type { Paragraph, ParagraphChild, Table } from "docx";
import type { PhrasingContent, RootContent, TableRow } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { type Exported, exportedMarkdown } from "./exported.rules.ts";
import { keepWritten } from "./written-links.ts";

type Docx = typeof import("docx");

const bulletLevelMax = 8;
const numbers = "steps";

/** The text as a Word document; claims that are open are comments at the paragraphs where they stand. */
export async function exportedDocx(exported: Exported): Promise<Buffer> {
  const docx = await import("docx"); // half a megabyte that few need
  const markdown = exportedMarkdown({ ...exported, openClaims: [] });
  const open = exported.openClaims.map((text, id) => ({ id, text }));
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  keepWritten(root);
  const writer = new DocxWriter(docx, open);
  const document = new docx.Document({
    title: exported.title,
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
      children: open.map(({ id, text }) => ({
        id,
        author: "Citelens",
        children: [new docx.Paragraph(`Unverified: no source, old text or brand context says “${text}”.`)],
      })),
    },
    sections: [{ children: root.children.flatMap((block) => writer.blocks(block)) }],
  });
  return docx.Packer.toBuffer(document);
}

interface OpenClaim {
  readonly id: number;
  readonly text: string;
}

interface Look {
  readonly bold?: boolean;
  readonly italics?: boolean;
}

class DocxWriter {
  readonly #docx: Docx;
  readonly #open: readonly OpenClaim[];
  #lists = 0;

  constructor(docx: Docx, open: readonly OpenClaim[]) {
    this.#docx = docx;
    this.#open = open;
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
        return [this.#table(block.children)];
      case "code":
        return block.value.split("\n").map((line) => new Paragraph({ text: line, style: "Code" }));
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
    const instance = list.ordered ? this.#lists++ : 0;
    const mark = list.ordered
      ? { numbering: { reference: numbers, level, instance } }
      : { bullet: { level } };
    return list.children.flatMap((item) =>
      item.children.flatMap((child, at): (Paragraph | Table)[] => {
        if (child.type !== "paragraph" || at > 0) return this.blocks(child, depth + 1);
        const children = this.#withComments(child, this.#inline(child.children));
        return [new this.#docx.Paragraph({ ...mark, children })];
      }),
    );
  }

  #table(rows: readonly TableRow[]): Table {
    const { Paragraph, Table, TableCell, TableRow } = this.#docx;
    return new Table({
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
  }

  #inline(nodes: readonly PhrasingContent[], look: Look = {}): ParagraphChild[] {
    const { ExternalHyperlink, TextRun } = this.#docx;
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
          return /^https?:\/\//i.test(node.url)
            ? [
                new ExternalHyperlink({
                  link: node.url,
                  children: [new TextRun({ ...look, text: plainText(node), style: "Hyperlink" })],
                }),
              ]
            : this.#inline(node.children, look);
        default:
          return [];
      }
    });
  }

  /** Around the whole of what stands on a line: where within it a claim begins, Word's runs do not tell. */
  #withComments(
    node: RootContent | TableRow["children"][number],
    children: ParagraphChild[],
  ): ParagraphChild[] {
    const { CommentRangeEnd, CommentRangeStart, CommentReference, TextRun } = this.#docx;
    const said = plainText(node);
    const open = this.#open.filter(({ text }) => said.includes(text));
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
