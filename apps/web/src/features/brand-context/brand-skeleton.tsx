import type { ReactElement } from "react";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

export function BrandSkeleton(): ReactElement {
  return (
    <div role="status" aria-busy="true" className="grid gap-5 xl:grid-cols-2">
      <VisuallyHidden>Loading brand context</VisuallyHidden>
      {["about", "view", "products", "market"].map((card) => (
        <div key={card} className="h-44">
          <Skeleton shape="card" />
        </div>
      ))}
    </div>
  );
}
