interface MarkdownNode {
  readonly type: string;
  depth?: number;
  readonly children?: readonly MarkdownNode[];
}

const firstDepth = 3;
const lastDepth = 6;

/**
 * A remark plugin that shifts the headings of a text to fit inside a page section: the first becomes level
 * three, and no level is skipped.
 */
export function remarkHeadingDepths(): (tree: MarkdownNode) => void {
  return (tree) => {
    const above: number[] = [];
    for (const heading of headingsIn(tree)) {
      const written = heading.depth ?? 1;
      while ((above.at(-1) ?? 0) >= written) above.pop();
      heading.depth = Math.min(lastDepth, firstDepth + above.length);
      above.push(written);
    }
  };
}

function headingsIn(node: MarkdownNode): readonly MarkdownNode[] {
  if (node.type === "heading") return [node];
  return node.children?.flatMap(headingsIn) ?? [];
}
