import type { ReactElement } from "react";
import { Skeleton } from "#ui/frame/skeleton.tsx";

/** The skeleton of a page while its code or first data is loading. */
export function PagePending(): ReactElement {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <div className="h-7 w-48">
        <Skeleton />
      </div>
      <div className="h-72">
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
