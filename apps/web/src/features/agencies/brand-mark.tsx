import { type ReactElement, useSyncExternalStore } from "react";
import { Logo } from "#ui/text/logo.tsx";
import { productName } from "#ui/text/product-name.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Wordmark } from "#ui/text/wordmark.tsx";
import { appliedBrand, type Brand, subscribeToBrand } from "./apply-brand.ts";

/** The logo of the product or of the agency; full, or only the icon where space is small. */
export function BrandMark({ width }: { readonly width: "full" | "icon" }): ReactElement {
  const brand = useBrand();
  const isWhole = width === "full";
  if (brand && isWhole) return <AgencyMark brand={brand} />;
  if (isWhole) return <Wordmark />;
  return (
    <>
      {brand ? <AgencyIcon brand={brand} /> : <Logo />}
      <VisuallyHidden>{brand?.name ?? productName}</VisuallyHidden>
    </>
  );
}

/** The agency's logo, which includes its name; without one its icon beside the name. */
function AgencyMark({ brand }: { readonly brand: Brand }): ReactElement {
  if (brand.logo_url) {
    return (
      <img src={brand.logo_url} alt={brand.name} className="h-7 max-w-full object-contain object-left" />
    );
  }
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-lg font-semibold tracking-[-0.01em] text-fg">
      <AgencyIcon brand={brand} />
      <span className="truncate">{brand.name}</span>
    </span>
  );
}

function AgencyIcon({ brand }: { readonly brand: Brand }): ReactElement {
  if (brand.icon) {
    return (
      <img src={brand.icon} alt="" width={24} height={24} className="size-6 rounded-control object-contain" />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="flex size-6 shrink-0 items-center justify-center rounded-control bg-brand text-sm font-semibold text-brand-fg"
    >
      {[...brand.name][0]}
    </span>
  );
}

/** The agency brand of the page; undefined for the product's own. */
function useBrand(): Brand | undefined {
  return useSyncExternalStore(subscribeToBrand, appliedBrand);
}
