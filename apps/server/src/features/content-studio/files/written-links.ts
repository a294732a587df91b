import type { Nodes, Root } from "mdast";

/**
 * A remark plugin that keeps the links somebody wrote, and none that GitHub's Markdown finds by itself in words that were escaped to be
 * none: those are looked for after the text was read, so that they stand nowhere in it.
 */
export function remarkWrittenLinks(): (root: Root) => void {
  return (root) => keepWritten(root);
}

export function keepWritten(node: Nodes): void {
  if (!("children" in node)) return;
  const children = (node.children as Nodes[]).flatMap((child) =>
    child.type === "link" && child.position === undefined ? (child.children as Nodes[]) : [child],
  );
  for (const child of children) keepWritten(child);
  node.children = children as typeof node.children;
}
