import { lazy, type ReactElement, type ReactNode, Suspense } from "react";
import { BrandMark } from "#features/agencies/public.ts";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";

// The form comes first in the document; the panel is hidden in small windows.
const ProductPanel = lazy(() =>
  import("./product-panel.tsx").then(({ ProductPanel }) => ({ default: ProductPanel })),
);

/** Layout of the signed-out pages: the product on the left, the form on the right. */
export function AuthFrame({ children }: { readonly children: ReactNode }): ReactElement {
  const isWide = useMediaQuery("(width >= 64rem)");
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      {isWide && (
        <aside
          aria-label="About the product"
          className="flex flex-col justify-between gap-12 border-r border-border bg-surface px-12 py-10 xl:px-20"
        >
          <BrandMark width="full" />
          <Suspense>
            <ProductPanel />
          </Suspense>
        </aside>
      )}
      <div className="flex flex-col px-4 py-6 sm:px-8">
        {!isWide && (
          <header className="flex justify-center">
            <BrandMark width="full" />
          </header>
        )}
        <main className="flex flex-1 flex-col items-center justify-start pt-8 sm:justify-center sm:py-8">
          {children}
        </main>
      </div>
    </div>
  );
}
