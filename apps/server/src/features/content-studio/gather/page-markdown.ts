import type { Root, RootContent, TableCell } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { type Plugin, unified } from "unified";
import { visit } from "unist-util-visit";
import { flatHtml } from "#platform/web-page/flat-html.ts";
import { readWebPage, type WebPage } from "#platform/web-page/web-page.ts";
import { webPageCharacters } from "#platform/web-page/web-page-characters.ts";
import { tidyMarkdown } from "../draft/tidy-markdown.rules.ts";

/** Most characters of HTML; what follows is not read. */
const htmlCharactersMax = 1_000_000;
const listTypes: ReadonlySet<string> = new Set(["list", "table", "blockquote"]);

/**
 * The main part of a page as Markdown, with its tables and links: those blocks of it whose words `readWebPage` counts to the main text.
 * It takes a third of a second for 100 kB, and is for jobs alone.
 */
export function pageMarkdown(html: string | Buffer, url: string, charset?: string): string {
  const page = readWebPage(html, url, charset);
  const lines = new Set(page.text.split("\n").map(folded));
  const isMain = (text: string): boolean => {
    const own = text
      .split("\n")
      .map(folded)
      .filter((line) => line !== "");
    return own.length > 0 && own.some((line) => lines.has(line));
  };
  try {
    const file = unified()
      .use(rehypeParse)
      .use(rehypeRemark)
      .use(remarkGfm)
      .use(mainBlocks(isMain))
      .use(absoluteLinks(url))
      .use(remarkStringify, { bullet: "-", emphasis: "_", listItemIndent: "one" })
      .processSync(flatHtml(webPageCharacters(html, charset).slice(0, htmlCharactersMax)));
    return tidyMarkdown(String(file));
  } catch (error) {
    // Elements that are nested ten thousand deep, as nobody writes them, are more than readers of trees can follow.
    if (!(error instanceof RangeError)) throw error;
    return plainMarkdown(page);
  }
}

/** Main text of a page without marks, but for headings. */
function plainMarkdown({ headings, text }: WebPage): string {
  const known = new Set(headings.map((heading) => heading.text));
  return text
    .split("\n")
    .map((line) => (known.has(line) ? `## ${line}` : line))
    .join("\n\n");
}

/** Keeps blocks of the main text: headings and paragraphs by their words, lists and tables if any line of theirs is of it. */
function mainBlocks(isMain: (text: string) => boolean): Plugin<[], Root> {
  const kept = (block: RootContent): boolean => {
    if (block.type === "html" || block.type === "thematicBreak") return false;
    if (block.type === "code") return isMain(block.value);
    if (listTypes.has(block.type)) return linesOf(block).some(isMain);
    return isMain(wordsOf(block));
  };
  return () => (root) => {
    root.children = root.children.filter(kept);
  };
}

/** The texts of what stands on lines of its own: items, cells and paragraphs. */
function linesOf(block: RootContent): string[] {
  if (block.type === "list") return block.children.flatMap((item) => item.children.flatMap(linesOf));
  if (block.type === "table")
    return block.children.flatMap((row) => [wordsOf(row), ...row.children.map((cell) => wordsOf(cell))]);
  if (block.type === "blockquote") return block.children.flatMap(linesOf);
  return [wordsOf(block)];
}

/** Links and pictures with whole addresses; those that lead nowhere on the web become plain words. */
function absoluteLinks(base: string): Plugin<[], Root> {
  return () => (root) => {
    visit(root, ["link", "image"], (node, index, parent) => {
      if ((node.type !== "link" && node.type !== "image") || !parent || index === undefined) return undefined;
      const url = URL.parse(node.url, base);
      if (url && /^https?:$/.test(url.protocol) && node.url.trim() !== "") {
        node.url = url.href;
        return undefined;
      }
      parent.children.splice(index, 1, ...(node.type === "link" ? node.children : []));
      return index;
    });
  };
}

function folded(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}

/** Without what pictures are said to show. */
function wordsOf(node: RootContent | TableCell): string {
  return plainText(node, { includeImageAlt: false });
}
