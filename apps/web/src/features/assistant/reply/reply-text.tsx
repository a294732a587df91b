import { type ComponentProps, lazy, memo, type ReactElement, Suspense, useMemo } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { FigureMark } from "./figure-mark.tsx";
import type { Figure } from "./figures.rules.ts";
import { type SafeLink, safeLink } from "./links.rules.ts";
import { remarkFigures } from "./remark-figures.ts";
import { ReplyLink } from "./reply-link.tsx";

const MarkdownBody = lazy(() =>
  import("#ui/text/markdown-body.tsx").then(({ MarkdownBody }) => ({ default: MarkdownBody })),
);

interface ReplyTextProps {
  readonly messageId: string;
  /** The texts of the reply by their places among its parts, of which this is one. */
  readonly texts: readonly string[];
  readonly at: number;
  readonly figures: readonly Figure[];
  /** The addresses of the web to which links may lead. */
  readonly addresses: ReadonlySet<string>;
}

/**
 * A text of a reply, as Markdown with safe links and with figures that lead to where they come from. While one reply grows, the
 * others of a long thread are not read anew.
 */
export const ReplyText = memo(function ReplyText(props: ReplyTextProps): ReactElement {
  const { messageId, texts, at, figures, addresses } = props;
  const workspaceId = useWorkspaceId();
  const plugins = useMemo(
    () => [remarkFigures({ figures, before: texts.slice(0, at) })],
    [figures, texts, at],
  );
  const parts = useMemo(
    () => partsOf(messageId, (href) => safeLink(href, { workspaceId, addresses })),
    [messageId, workspaceId, addresses],
  );
  return (
    <Suspense
      fallback={
        <div aria-busy="true" className="h-16">
          <Skeleton />
        </div>
      }
    >
      <MarkdownBody text={texts[at] ?? ""} plugins={plugins} parts={parts} />
    </Suspense>
  );
});

type Parts = NonNullable<ComponentProps<typeof MarkdownBody>["parts"]>;

function partsOf(messageId: string, linkTo: (href: string) => SafeLink): Parts {
  return {
    a: ({ href = "", children }) => <ReplyLink link={linkTo(href)}>{children}</ReplyLink>,
    mark: ({ node, children }) => (
      <FigureMark messageId={messageId} callId={String(node?.properties["data-call"] ?? "")}>
        {children}
      </FigureMark>
    ),
  };
}
