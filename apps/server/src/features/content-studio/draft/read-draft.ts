import { wordCount } from "@citelens/words";
import type { List, Nodes, Paragraph, PhrasingContent, Root, RootContent, Table } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Draft, DraftBlock, DraftLink, DraftSection } from "./draft.rules.ts";
import { isTooLong, type MarkdownPiece, markdownPieces } from "./markdown-pieces.rules.ts";

type Frame = "plain" | "quote" | "item" | "step";

interface OpenSection {
  readonly heading: string;
  readonly level: number;
  readonly line: number;
  readonly blocks: DraftBlock[];
  readonly headingLinks: readonly DraftLink[];
}

/** State of the piece that a node stands in. */
interface ReadPiece {
  readonly linesBefore: number;
  /** Addresses of links that are defined apart from where they stand, by their folded names. */
  readonly urls: ReadonlyMap<string, string>;
}

const parser = unified().use(remarkParse).use(remarkGfm);
const opensUnseen = /^<(script|style|template|noscript)\b/i;

/** Reads Markdown (GFM) for the rules. Takes any text, says if it has not read all of it, and throws never. */
export function readDraft(markdown: string): Draft {
  const sections: OpenSection[] = [{ heading: "", level: 0, line: 1, blocks: [], headingLinks: [] }];
  for (const piece of markdownPieces(markdown)) {
    const { children } = rootOf(piece);
    const read = { linesBefore: piece.linesBefore, urls: definedUrls(children) };
    for (const node of children) addTopLevel(node, read, sections);
  }
  const kept = sections
    .filter(({ level, blocks }) => level > 0 || blocks.length > 0)
    .map((section) => closed(section));
  return {
    sections: kept,
    words: kept.reduce((sum, { heading, words }) => sum + wordCount(heading) + words, 0),
    links: kept.flatMap(({ links }) => links),
    isCut: isTooLong(markdown),
  };
}

function closed({ headingLinks, ...section }: OpenSection): DraftSection {
  return {
    ...section,
    links: [...headingLinks, ...section.blocks.flatMap(({ links }) => links)],
    words: section.blocks.reduce((sum, { text }) => sum + wordCount(text), 0),
  };
}

/** Tree of a piece; one nested too deeply to be read as Markdown is read as one paragraph. */
function rootOf({ text }: MarkdownPiece): Root {
  try {
    return parser.parse(text);
  } catch {
    const paragraph: Paragraph = { type: "paragraph", children: [{ type: "text", value: text }] };
    return { type: "root", children: [paragraph] };
  }
}

function definedUrls(children: readonly RootContent[]): ReadonlyMap<string, string> {
  return new Map(
    children.flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url] as const] : [])),
  );
}

function addTopLevel(node: RootContent, piece: ReadPiece, sections: OpenSection[]): void {
  if (node.type === "heading") {
    const line = lineOf(node, piece);
    const { text, links } = said(node.children, piece);
    sections.push({ heading: text, level: node.depth, line, blocks: [], headingLinks: links });
    return;
  }
  sections.at(-1)?.blocks.push(...blocksOf(node, "plain", piece));
}

function blocksOf(node: RootContent, frame: Frame, piece: ReadPiece): DraftBlock[] {
  const line = lineOf(node, piece);
  switch (node.type) {
    case "paragraph":
    case "heading":
      return textBlock(node.children, { frame, line, piece });
    case "blockquote":
      return node.children.flatMap((child) => blocksOf(child, "quote", piece));
    case "list":
      return itemsOf(node, frame, piece);
    case "footnoteDefinition":
      return node.children.flatMap((child) => blocksOf(child, frame, piece));
    case "code":
      return node.value.trim() === "" ? [] : [{ kind: "code", text: node.value, links: [], line }];
    case "table":
      return [tableBlock(node, line, piece)];
    default:
      return [];
  }
}

function textBlock(
  children: readonly PhrasingContent[],
  { frame, line, piece }: { readonly frame: Frame; readonly line: number; readonly piece: ReadPiece },
): DraftBlock[] {
  const { text, links } = said(children, piece);
  if (text === "") return [];
  if (frame === "item" || frame === "step")
    return [{ kind: "item", isOrdered: frame === "step", text, links, line }];
  return [{ kind: frame === "quote" ? "quote" : "paragraph", text, links, line }];
}

/** The first paragraph of an item is the item; what follows it stands for itself, lists within it too. */
function itemsOf(list: List, frame: Frame, piece: ReadPiece): DraftBlock[] {
  const own = list.ordered === true ? "step" : "item";
  return list.children.flatMap(({ children }) =>
    children.flatMap((child, at) => {
      const isItem = at === 0 && frame !== "quote";
      return blocksOf(child, isItem ? own : quoteOrPlain(frame), piece);
    }),
  );
}

function quoteOrPlain(frame: Frame): Frame {
  return frame === "quote" ? "quote" : "plain";
}

function tableBlock(table: Table, line: number, piece: ReadPiece): DraftBlock {
  const rows = table.children.map((row) => row.children.map((cell) => said(cell.children, piece)));
  const [head = [], ...others] = rows.map((row) => row.map(({ text }) => text));
  const links = rows.flatMap((row) => row.flatMap((cell) => cell.links));
  return { kind: "table", head, rows: others, text: [head, ...others].flat().join(" ").trim(), links, line };
}

function lineOf({ position }: Nodes, { linesBefore }: ReadPiece): number {
  return linesBefore + (position?.start.line ?? 1);
}

/** The words that are shown, in one line, and where they lead. */
function said(
  children: readonly PhrasingContent[],
  { urls }: ReadPiece,
): { readonly text: string; readonly links: DraftLink[] } {
  const links: DraftLink[] = [];
  const text = oneLine(shownText(children));
  return { text, links };

  function shownText(nodes: readonly PhrasingContent[]): string {
    let shown = "";
    let unseen: string | undefined;
    for (const node of nodes) {
      if (node.type === "html") unseen = unseenAfter(node.value, unseen);
      else if (unseen === undefined) shown += textOf(node);
    }
    return shown;
  }

  function textOf(node: PhrasingContent): string {
    switch (node.type) {
      case "text":
      case "inlineCode":
        return node.value;
      case "break":
        return " ";
      case "link":
        return linked(node.url, shownText(node.children));
      case "linkReference":
        return linked(urls.get(node.identifier), shownText(node.children));
      case "emphasis":
      case "strong":
      case "delete":
        return shownText(node.children);
      default:
        return "";
    }
  }

  function linked(url: string | undefined, shown: string): string {
    if (url !== undefined) links.push({ url, text: oneLine(shown) });
    return shown;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The element whose text is not shown and in which we are after a tag. */
function unseenAfter(tag: string, unseen: string | undefined): string | undefined {
  if (unseen !== undefined) return tag.toLowerCase().startsWith(`</${unseen}`) ? undefined : unseen;
  return opensUnseen.exec(tag)?.[1]?.toLowerCase();
}
