import type { Paragraph, ParagraphChild, Table } from "docx";
import type {
  FootnoteDefinition,
  FootnoteReference,
  List,
  Table as MarkdownTable,
  Nodes,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
} from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { type DocxNumbers, docxNumbers, listLevelMax } from "./docx-numbers.ts";
import { type ExportedText, exportedMarkdown } from "./exported.rules.ts";
import { keepWritten } from "./written-links.ts";

type Docx = typeof import("docx");

/** Word opens no table that has more columns. */
const columnsMax = 63;
/** Word opens no link that is longer. */
const linkCharactersMax = 2_000;
/** Notes beyond these stand as their marks alone. */
const footnotesMax = 2_000;

/** The text as a Word document; claims that are open are comments at the paragraphs where they stand. */
export async function exportedDocx(exported: ExportedText): Promise<Buffer> {
  const docx = await import("docx"); // half a megabyte that few need
  const markdown = writable(exportedMarkdown({ ...exported, openClaims: [] }));
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  keepWritten(root);
  const writer = new DocxWriter(docx, {
    open: exported.openClaims.map(writable).filter((claim) => claim !== ""),
    ...namedIn(root),
  });
  const blocks = root.children.flatMap((block) => writer.blocks(block));
  const document = new docx.Document({
    title: writable(exported.title),
    styles: { paragraphStyles: [{ id: "Code", name: "Code", run: { font: "Courier New" } }] },
    numbering: { config: writer.numbers.config() },
    footnotes: Object.fromEntries(writer.footnotes.map((children, at) => [at + 1, { children }])),
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

/** Definitions that are linked, shown or noted by a name, and stand elsewhere in the text. */
function namedIn(root: Root): Pick<Text, "addresses" | "notes"> {
  const addresses = new Map<string, string>();
  const notes = new Map<string, FootnoteDefinition>();
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === "definition" && !addresses.has(node.identifier))
      addresses.set(node.identifier, node.url);
    if (node.type === "footnoteDefinition" && !notes.has(node.identifier)) notes.set(node.identifier, node);
    if ("children" in node) waiting.push(...node.children);
  }
  return { addresses, notes };
}

interface Comment {
  readonly id: number;
  readonly text: string;
}

interface Text {
  /** Claims that are open. */
  readonly open: readonly string[];
  readonly addresses: ReadonlyMap<string, string>;
  readonly notes: ReadonlyMap<string, FootnoteDefinition>;
}

interface TextLook {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly strike?: boolean;
  readonly style?: "Hyperlink";
}

class DocxWriter {
  readonly #docx: Docx;
  readonly #text: Text;
  /** One for each place at which a claim that is open stands. */
  readonly comments: Comment[] = [];
  /** Paragraphs of each note, in the order of their places. */
  readonly footnotes: Paragraph[][] = [];
  readonly numbers: DocxNumbers;
  /** Word has no notes and no comments within notes. */
  #isInNote = false;

  constructor(docx: Docx, text: Text) {
    this.#docx = docx;
    this.numbers = docxNumbers(docx);
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
      case "paragraph": {
        // Within a list it stands below the words of its item.
        const indent = depth > 0 ? { indent: { left: 720 * Math.min(depth, listLevelMax + 1) } } : {};
        return [
          new Paragraph({ ...indent, children: this.#withComments(block, this.#inline(block.children)) }),
        ];
      }
      case "thematicBreak":
        return [new Paragraph({ thematicBreak: true })];
      case "blockquote":
        return block.children.flatMap((child) => this.#quoted(child));
      case "list":
        return this.#list(block, depth);
      case "table":
        return this.#table(block);
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

  #list(list: List, depth: number): (Paragraph | Table)[] {
    const level = Math.min(depth, listLevelMax);
    const mark = list.ordered ? { numbering: this.numbers.markOf(list, level) } : { bullet: { level } };
    return list.children.flatMap(({ checked, children: [first, ...others] }): (Paragraph | Table)[] => {
      const begins = first?.type === "paragraph" ? first : undefined;
      const words = begins ? this.#withComments(begins, this.#inline(begins.children)) : [];
      const inside = first && !begins ? [first, ...others] : others;
      return [
        new this.#docx.Paragraph({ ...mark, children: [...this.#taskMark(checked), ...words] }),
        ...inside.flatMap((child) => this.blocks(child, depth + 1)),
      ];
    });
  }

  /** Mark of a task that is done or open; other items have none. */
  #taskMark(checked: boolean | null | undefined): ParagraphChild[] {
    if (typeof checked !== "boolean") return [];
    return [new this.#docx.TextRun({ text: checked ? "☒ " : "☐ ", font: "MS Gothic" })];
  }

  /** Followed by a line, since Word takes tables without one between them for a single one. A table that is too wide is lines of words. */
  #table({ children: rows, align }: MarkdownTable): (Paragraph | Table)[] {
    const { Paragraph, Table, TableCell, TableRow } = this.#docx;
    if (rows.some(({ children }) => children.length > columnsMax))
      return rows.map((row) => new Paragraph(row.children.map((cell) => plainText(cell)).join(" | ")));
    const table = new Table({
      rows: rows.map(
        (row, at) =>
          new TableRow({
            tableHeader: at === 0,
            children: row.children.map(
              (cell, column) =>
                new TableCell({
                  children: [
                    new Paragraph({
                      alignment: align?.[column] ?? "left",
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

  #inline(nodes: readonly PhrasingContent[], look: TextLook = {}): ParagraphChild[] {
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
          return this.#inline(node.children, { ...look, strike: true });
        case "break":
          return [new TextRun({ break: 1 })];
        case "link":
          return this.#link(node, node.url, look);
        case "linkReference":
          return this.#link(node, this.#text.addresses.get(node.identifier) ?? "", look);
        case "footnoteReference":
          return [this.#note(node, look)];
        case "image":
        case "imageReference":
          // Pictures are not fetched; what they show is said.
          return node.alt ? [new TextRun({ ...look, text: `[${node.alt}]` })] : [];
        default:
          return [];
      }
    });
  }

  /** At the foot of its page; a note that is pointed to twice stands there twice, as each place has its own. */
  #note({ identifier, label }: FootnoteReference, look: TextLook): ParagraphChild {
    const { FootnoteReferenceRun, Paragraph, TextRun } = this.#docx;
    const note = this.#text.notes.get(identifier);
    if (!note || this.#isInNote || this.footnotes.length >= footnotesMax)
      return new TextRun({ ...look, text: `[${label ?? identifier}]` });
    this.#isInNote = true;
    const children = note.children.map((block) =>
      block.type === "paragraph"
        ? new Paragraph({ children: this.#inline(block.children) })
        : new Paragraph(plainText(block)),
    );
    this.#isInNote = false;
    return new FootnoteReferenceRun(this.footnotes.push(children));
  }

  /** Words alone where the address is none of the web, or one that Word does not open. */
  #link(node: { readonly children: PhrasingContent[] }, url: string, look: TextLook): ParagraphChild[] {
    const { ExternalHyperlink } = this.#docx;
    const address = URL.parse(url);
    if (!address || !/^https?:$/.test(address.protocol) || address.href.length > linkCharactersMax)
      return this.#inline(node.children, look);
    const children = this.#inline(node.children, { ...look, style: "Hyperlink" });
    return [new ExternalHyperlink({ link: address.href, children })];
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
