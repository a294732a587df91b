import { type Figure, figureFinder } from "./figures.rules.ts";

/** The parts of a parsed Markdown node that are used here. */
interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly data?: {
    readonly hName: string;
    readonly hProperties: Readonly<Record<string, string>>;
  };
  children?: MarkdownNode[];
}

interface FigureText {
  readonly figures: readonly Figure[];
  /** The texts of the reply before this one, which may name the same figures. */
  readonly before: readonly string[];
}

/** A remark plugin that marks the figures of a reply, except within links and code, with the use of a tool that each comes from. */
export function remarkFigures({ figures, before }: FigureText): () => (tree: MarkdownNode) => void {
  return () => (tree) => {
    const find = figureFinder(figures);
    for (const text of before) find(text);
    markWithin(tree, find);
  };
}

function markWithin(node: MarkdownNode, find: ReturnType<typeof figureFinder>): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === "text") return markedText(child, find);
    if (child.type === "link" || child.type === "linkReference") passOver(child, find);
    else markWithin(child, find);
    return [child];
  });
}

function markedText({ value = "" }: MarkdownNode, find: ReturnType<typeof figureFinder>): MarkdownNode[] {
  return find(value).map(({ text, figure }) => {
    const written = { type: "text", value: text };
    if (!figure) return written;
    const hProperties = { "data-call": figure.call_id ?? "" };
    return { type: "figure", data: { hName: "mark", hProperties }, children: [written] };
  });
}

/** Figures in it count, so that those behind it are not taken for them. */
function passOver(node: MarkdownNode, find: ReturnType<typeof figureFinder>): void {
  if (node.value !== undefined) find(node.value);
  for (const child of node.children ?? []) passOver(child, find);
}
