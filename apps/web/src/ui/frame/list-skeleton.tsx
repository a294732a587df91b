import type { ReactElement } from "react";
import { Skeleton } from "./skeleton.tsx";

export function ListSkeleton({ rows }: { readonly rows: number }): ReactElement {
  return (
    <div className="space-y-3 py-1">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name.
        <div key={row} className="h-8">
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
