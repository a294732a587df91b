import type { ReactElement } from "react";
import { Skeleton } from "#ui/frame/skeleton.tsx";

/** A heading and a card to come, while a page's code or its first data is on the way. */
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
