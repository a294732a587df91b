import { sectionMax } from "@citelens/contract/content/studio-words";
import type { Link, Nodes, RootContent } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { safeText } from "#platform/ai/ask/safe-reply.rules.ts";
import { visibleText } from "#platform/ai/ask/visible-text.ts";
import { markdownPieces } from "../draft/markdown-pieces.rules.ts";
import { tidyMarkdown } from "../draft/tidy-markdown.rules.ts";

export interface MarkdownLimits {
  readonly heading: string;
  /** 1 to 6. */
  readonly level: number;
  /** Whether a text may link to an address. */
  mayLink(url: string): boolean;
}

type MayLink = MarkdownLimits["mayLink"];

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", emphasis: "_", listItemIndent: "one" });

/** Rounds of looking at it anew: what is left once words stand beside each other that did not before may be an address again. */
const roundsMax = 3;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const removed = "(link removed)";

/**
 * Text of a model as it may stand in a text: without HTML, pictures, unseen characters and links to anywhere that nobody named, also where
 * an address only stands there and a reader of Markdown would make it a link; below the heading that it was asked for. Empty where nothing
 * of it is left.
 */
export function proposedMarkdown(written: string, { heading, level, mayLink }: MarkdownLimits): string {
  const nodes = nodesOf(visibleText(written).slice(0, 2 * sectionMax));
  const [first, ...rest] = nodes;
  const isHeaded = first?.type === "heading";
  const body = cleanedAll(isHeaded ? rest : nodes, mayLink).map((node) => lowered(node, level));
  if (body.length === 0) return "";
  const own = isHeaded ? safeWords(plainText(first), mayLink).trim() : "";
  const head: RootContent = {
    type: "heading",
    depth: depthOf(level),
    children: [{ type: "text", value: own === "" ? heading : own }],
  };
  return cleanOf(markdownOf([head, ...body]), mayLink);
}

/** Read once more, as everybody reads it who shows it: empty where it cannot be made to hold nothing but what it may. */
function cleanOf(markdown: string, mayLink: MayLink): string {
  let text = markdown;
  for (let round = 0; round < roundsMax; round += 1) {
    const children = nodesOf(text);
    if (children.every((node) => isClean(node, mayLink))) return text;
    text = markdownOf(cleanedAll(children, mayLink));
  }
  return "";
}

/** Read in pieces, since a reader of Markdown holds all marks against each other; what is defined in one is known to the others once. */
function nodesOf(markdown: string): RootContent[] {
  const defined = new Set<string>();
  return markdownPieces(markdown)
    .flatMap(({ text }) => processor.parse(text).children)
    .filter((node) => {
      if (node.type !== "definition") return true;
      const isFirst = !defined.has(node.identifier);
      defined.add(node.identifier);
      return isFirst;
    });
}

function isClean(node: Nodes, mayLink: MayLink): boolean {
  switch (node.type) {
    case "html":
    case "image":
    case "imageReference":
    case "linkReference":
      return false;
    case "definition":
      return mayLink(node.url);
    case "link":
      return (
        (mayLink(node.url) || isOwnMail(node.url, mayLink)) &&
        node.children.every((child: Nodes) => child.type !== "link" && isClean(child, mayLink))
      );
    case "text":
      return safeWords(node.value, mayLink) === node.value;
    default:
      return !("children" in node) || (node.children as Nodes[]).every((child) => isClean(child, mayLink));
  }
}

function markdownOf(children: RootContent[]): string {
  return tidyMarkdown(processor.stringify({ type: "root", children })).slice(0, sectionMax);
}

function cleanedAll<Node extends Nodes>(nodes: readonly Node[], mayLink: MayLink): Node[] {
  return joined(nodes.flatMap((node) => cleaned(node, mayLink))).map((node) =>
    node.type === "text" ? { ...node, value: safeWords(node.value, mayLink) } : node,
  );
}

/** A node without what may not stand in a text, or what is left of it. */
function cleaned<Node extends Nodes>(node: Node, mayLink: MayLink): Node[] {
  if (isPicture(node)) return [];
  if (node.type === "definition" && !mayLink(node.url)) return [];
  if (!("children" in node)) return [node];
  if (node.type === "link" && mayLink((node satisfies Link).url)) return linked(node, mayLink);
  const children = cleanedAll(node.children as Nodes[], mayLink);
  // The words of a link that goes nowhere stand in the text around it.
  if (node.type === "link" || node.type === "linkReference") return children as Node[];
  const isEmpty = children.length === 0 && node.type !== "tableCell";
  return isEmpty ? [] : [{ ...node, children } as Node]; // the same node with fewer children
}

/** A link that may stand. An address between angle brackets is a link also within the words of another one, where it goes anywhere. */
function linked<Node extends Nodes>(node: Node, mayLink: MayLink): Node[] {
  if (!("children" in node)) return [node];
  const words = cleanedAll(node.children as Nodes[], mayLink).flatMap((child) => unlinked(child));
  const children = joined(words);
  return children.length === 0 ? [] : [{ ...node, children } as Node];
}

function unlinked(node: Nodes): Nodes[] {
  if (!("children" in node)) return [node];
  const children = (node.children as Nodes[]).flatMap((child) => unlinked(child));
  return node.type === "link" ? children : [{ ...node, children } as Nodes];
}

function isPicture({ type }: Nodes): boolean {
  return type === "html" || type === "image" || type === "imageReference";
}

/** Texts beside each other are one: an address may stand in both. */
function joined<Node extends Nodes>(nodes: readonly Node[]): Node[] {
  const whole: Node[] = [];
  for (const node of nodes) {
    const last = whole.at(-1);
    if (node.type === "text" && last?.type === "text")
      whole[whole.length - 1] = { ...last, value: last.value + node.value };
    else whole.push(node);
  }
  return whole;
}

/** A text without addresses that may not be linked to. Readers of Markdown make links of those of mail, too. */
function safeWords(text: string, mayLink: MayLink): string {
  return safeText(text, { mayLink, visible: visibleText }).replace(mailAddress, (address) =>
    isOwnMail(address, mayLink) ? address : removed,
  );
}

/** Mail goes where a link may. */
function isOwnMail(address: string, mayLink: MayLink): boolean {
  const [, host = ""] = /^(?:mailto:)?[^@]+@([^@]+)$/i.exec(address) ?? [];
  return host !== "" && mayLink(`https://${host}/`);
}

/** No other heading stands as high as the section's own. */
function lowered(node: RootContent, level: number): RootContent {
  return node.type === "heading" && node.depth <= level ? { ...node, depth: depthOf(level + 1) } : node;
}

function depthOf(level: number): 1 | 2 | 3 | 4 | 5 | 6 {
  return Math.min(6, Math.max(1, level)) as 1 | 2 | 3 | 4 | 5 | 6;
}
