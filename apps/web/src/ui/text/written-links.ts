interface MarkdownNode {
  readonly type: string;
  readonly position?: unknown;
  children?: MarkdownNode[];
}

/**
 * A remark plugin that keeps the links somebody wrote. Those that are found in words which were escaped to be none stand nowhere in the
 * text, and become their words.
 */
export function remarkWrittenLinks(): (tree: MarkdownNode) => void {
  return keepWritten;
}

function keepWritten(node: MarkdownNode): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) =>
    child.type === "link" && child.position === undefined ? (child.children ?? []) : [child],
  );
  for (const child of node.children) keepWritten(child);
}
