import type { ReactElement, ReactNode } from "react";
import { BrandMark } from "./brand-mark.tsx";

/** Layout of a page for anyone with its link. Search engines are asked not to index it. */
export function PublicFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="min-h-dvh">
      <meta name="robots" content="noindex, nofollow" />
      <header className="border-b border-border bg-surface px-4 py-3 sm:px-8">
        <BrandMark width="full" />
      </header>
      <main className="mx-auto max-w-(--container-page) space-y-5 px-4 py-6 sm:px-8">{children}</main>
    </div>
  );
}
