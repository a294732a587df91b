interface MarkdownNode {
  readonly type: string;
  depth?: number;
  readonly children?: readonly MarkdownNode[];
}

const firstDepth = 3;
const lastDepth = 6;

/**
 * For remark: gives the headings of a text the levels that they have inside a section of a page, whatever level
 * their writer began with: the first is a third-level one, and none skips a level on the way down.
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
