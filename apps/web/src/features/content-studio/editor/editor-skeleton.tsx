import type { ReactElement } from "react";
import { Skeleton } from "#ui/frame/skeleton.tsx";

/** In the shape of the form. */
export function EditorSkeleton({ label }: { readonly label: string }): ReactElement {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="space-y-5">
        <div className="h-80">
          <Skeleton shape="card" />
        </div>
        <div className="h-48">
          <Skeleton shape="card" />
        </div>
      </div>
      <div className="h-80 max-xl:hidden">
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
