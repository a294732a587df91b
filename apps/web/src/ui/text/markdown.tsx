import { lazy, type ReactElement, Suspense } from "react";
import { Skeleton } from "../frame/skeleton.tsx";

const MarkdownBody = lazy(() =>
  import("./markdown-body.tsx").then(({ MarkdownBody }) => ({ default: MarkdownBody })),
);

/** GitHub-flavoured Markdown; raw HTML and images are removed, and links are safe. */
export function Markdown({ text }: { readonly text: string }): ReactElement {
  return (
    <Suspense
      fallback={
        <div aria-busy="true" className="h-16">
          <Skeleton />
        </div>
      }
    >
      <MarkdownBody text={text} />
    </Suspense>
  );
}
