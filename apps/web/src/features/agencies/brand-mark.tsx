import type { ReactElement } from "react";
import { Logo } from "#ui/logo.tsx";
import { Wordmark } from "#ui/wordmark.tsx";
import { useBrand } from "./use-brand.ts";

/** The product's mark, or the agency's whose brand is worn; whole, or as an icon where there is little room. */
export function BrandMark({ width }: { readonly width: "full" | "icon" }): ReactElement {
  const brand = useBrand();
  if (!brand) return width === "full" ? <Wordmark /> : <Logo />;

  const icon = brand.icon ? (
    <img src={brand.icon} alt="" width={24} height={24} className="size-6 rounded-control object-contain" />
  ) : (
    <span
      aria-hidden="true"
      className="flex size-6 items-center justify-center rounded-control bg-brand text-sm font-semibold text-brand-fg"
    >
      {[...brand.name][0]}
    </span>
  );
  if (width === "icon") return icon;
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-lg font-semibold tracking-[-0.01em] text-fg">
      {icon}
      <span className="truncate">{brand.name}</span>
    </span>
  );
}
