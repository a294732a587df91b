import { sectionMax } from "@citelens/contract/content/studio-words";
import type { Link, Nodes, Root, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { visibleText } from "#platform/ai/ask/visible-text.ts";
import { tidyMarkdown } from "../draft/tidy-markdown.rules.ts";

export interface Allowed {
  readonly heading: string;
  /** 1 to 6. */
  readonly level: number;
  /** Whether a text may link to an address. */
  mayLink(url: string): boolean;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", emphasis: "_", listItemIndent: "one" });

/**
 * What a model wrote as it may stand in a text: without HTML, pictures, unseen characters and links to anywhere that nobody named, below
 * the heading that it was asked for. Empty where nothing of it is left.
 */
export function proposedMarkdown(written: string, { heading, level, mayLink }: Allowed): string {
  const root: Root = processor.parse(visibleText(written).slice(0, 2 * sectionMax));
  const [first, ...rest] = root.children;
  const isHeaded = first?.type === "heading";
  const body = (isHeaded ? rest : root.children)
    .flatMap((node) => cleaned(node, mayLink))
    .map((node) => lowered(node, level));
  if (body.length === 0) return "";
  const own = isHeaded ? plainText(first).trim() : "";
  const head: RootContent = {
    type: "heading",
    depth: depthOf(level),
    children: [{ type: "text", value: own === "" ? heading : own }],
  };
  return tidyMarkdown(processor.stringify({ type: "root", children: [head, ...body] })).slice(0, sectionMax);
}

/** A node without what may not stand in a text, or what is left of it. */
function cleaned<Node extends Nodes>(node: Node, mayLink: Allowed["mayLink"]): Node[] {
  if (node.type === "html" || node.type === "image" || node.type === "imageReference") return [];
  if (node.type === "definition" && !mayLink(node.url)) return [];
  if (!("children" in node)) return [node];
  const children = (node.children as Nodes[]).flatMap((child) => cleaned(child, mayLink));
  // The words of a link that goes nowhere stand in the text around it.
  if (node.type === "link" && !mayLink((node satisfies Link).url)) return children as Node[];
  if (node.type === "linkReference") return children as Node[];
  const isEmpty = children.length === 0 && node.type !== "tableCell";
  return isEmpty ? [] : [{ ...node, children } as Node]; // the same node with fewer children
}

/** No other heading stands as high as the section's own. */
function lowered(node: RootContent, level: number): RootContent {
  return node.type === "heading" && node.depth <= level ? { ...node, depth: depthOf(level + 1) } : node;
}

function depthOf(level: number): 1 | 2 | 3 | 4 | 5 | 6 {
  return Math.min(6, Math.max(1, level)) as 1 | 2 | 3 | 4 | 5 | 6;
}
