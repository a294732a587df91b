import type { ReactElement } from "react";
import ReactMarkdown, { type Components, type Options } from "react-markdown";
import remarkGfm from "remark-gfm";
import { ForeignAnchor } from "./foreign-anchor.tsx";
import { remarkHeadingDepths } from "./heading-depths.ts";

/** Headings start at level three, below those of the page. */
const components: Components = {
  h3: ({ children }) => <h3 className="text-lg font-semibold">{children}</h3>,
  h4: ({ children }) => <h4 className="font-semibold">{children}</h4>,
  h5: ({ children }) => <h5 className="font-semibold">{children}</h5>,
  h6: ({ children }) => <h6 className="font-semibold">{children}</h6>,
  ul: ({ children }) => <ul className="list-disc space-y-1 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="list-decimal space-y-1 pl-5">{children}</ol>,
  blockquote: ({ children }) => (
    <blockquote className="border-l-2 border-border-strong pl-3 text-fg-2">{children}</blockquote>
  ),
  code: ({ children }) => <code className="rounded-sm bg-surface-2 px-1 text-sm">{children}</code>,
  pre: ({ children }) => (
    // A long line scrolls inside its box, which a keyboard must be able to reach.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions take the focus
    <pre tabIndex={0} className="overflow-x-auto rounded-control bg-surface-2 p-3 text-sm">
      {children}
    </pre>
  ),
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions take the focus
    <div tabIndex={0} className="overflow-x-auto">
      <table className="text-left text-sm [&_td]:border [&_td]:border-border [&_td]:px-2 [&_td]:py-1 [&_th]:border [&_th]:border-border [&_th]:px-2 [&_th]:py-1">
        {children}
      </table>
    </div>
  ),
  a: ({ href, children }) => (
    <ForeignAnchor href={href} className="text-brand-text underline underline-offset-2">
      {children}
    </ForeignAnchor>
  ),
};

const leftOut = ["img", "input"];

const standardPlugins: Options["remarkPlugins"] = [remarkGfm, remarkWrittenLinks, remarkHeadingDepths];

export interface MarkdownBodyProps {
  readonly text: string;
  /** Additional plugins and components, such as highlights. Keep both stable. */
  readonly plugins?: NonNullable<Options["remarkPlugins"]>;
  readonly parts?: Components;
}

export function MarkdownBody({ text, plugins = [], parts }: MarkdownBodyProps): ReactElement {
  return (
    <div className="space-y-3 text-base wrap-anywhere text-fg">
      <ReactMarkdown
        remarkPlugins={[...(standardPlugins ?? []), ...plugins]}
        skipHtml
        disallowedElements={leftOut}
        components={{ ...components, ...parts }}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}

interface MarkdownNode {
  readonly type: string;
  readonly position?: unknown;
  children?: MarkdownNode[];
}

/**
 * A remark plugin that keeps the links somebody wrote. Those that are found in words which were escaped to be none stand nowhere in the
 * text, and become their words.
 */
function remarkWrittenLinks(): (tree: MarkdownNode) => void {
  return keepWritten;
}

function keepWritten(node: MarkdownNode): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) =>
    child.type === "link" && child.position === undefined ? (child.children ?? []) : [child],
  );
  for (const child of node.children) keepWritten(child);
}
