import type { ReactElement } from "react";
import { Skeleton } from "#ui/frame/skeleton.tsx";

/** In the shape of the form. */
export function EditorSkeleton(): ReactElement {
  return (
    <div role="status" className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <span className="sr-only">Loading the campaign</span>
      <div className="space-y-5">
        <div className="h-72">
          <Skeleton shape="card" />
        </div>
        <div className="h-80">
          <Skeleton shape="card" />
        </div>
      </div>
      <div className="h-96 max-xl:hidden">
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
