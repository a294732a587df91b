import type { AnswerShown } from "@citelens/contract/visibility/answers";
import { type ComponentProps, lazy, type ReactElement, Suspense, useMemo } from "react";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { ForeignAnchor } from "#ui/text/foreign-anchor.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { CitationChip } from "./citation-chip.tsx";
import { citationAt, citationOf, isSourceNumber } from "./citations.rules.ts";
import { remarkSpans } from "./remark-spans.rules.ts";
import { textSpans } from "./text-spans.rules.ts";

const MarkdownBody = lazy(() =>
  import("#ui/text/markdown-body.tsx").then(({ MarkdownBody }) => ({ default: MarkdownBody })),
);

type AnnotatedText = Pick<AnswerShown, "text" | "mentions" | "citations">;

/** The answer as the model wrote it, with marked brands and numbered citations. */
export function AnswerText({ answer }: { readonly answer: AnnotatedText }): ReactElement {
  const plugins = useMemo(() => [remarkSpans(textSpans(answer), answer.text)], [answer]);
  const parts = useMemo(() => partsOf(answer), [answer]);
  return (
    <Suspense
      fallback={
        <div aria-busy="true" className="h-64">
          <Skeleton />
        </div>
      }
    >
      <MarkdownBody text={answer.text} plugins={plugins} parts={parts} />
    </Suspense>
  );
}

type Parts = NonNullable<ComponentProps<typeof MarkdownBody>["parts"]>;

function partsOf({ mentions, citations }: AnnotatedText): Parts {
  return {
    mark: ({ node, children }) => {
      const mention = mentions.find(({ brand_id }) => brand_id === node?.properties["data-brand"]);
      return mention ? <BrandMark mention={mention}>{children}</BrandMark> : children;
    },
    sup: ({ node, children }) => {
      const source = citationAt(citations, Number(node?.properties["data-citation"]));
      return source ? <CitationChip source={source} /> : <sup>{children}</sup>;
    },
    a: ({ href = "", children }) => {
      const source = citationOf(citations, href);
      // Its own number stands for the source, beside which another one would only confuse.
      if (source && typeof children === "string" && isSourceNumber(children))
        return <CitationChip source={source} />;
      if (source) return <CitationChip source={source}>{children}</CitationChip>;
      const Anchor = href.startsWith("#") ? "a" : ForeignAnchor;
      return (
        <Anchor href={href} className="text-brand-text underline underline-offset-2">
          {children}
        </Anchor>
      );
    },
  };
}
