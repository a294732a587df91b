import type { ReactElement } from "react";

/** Says of a sentiment that no model judged it, wherever it is shown. */
export function Estimated({ isPart = false }: { readonly isPart?: boolean }): ReactElement {
  return (
    <span className="text-sm text-fg-3">
      {isPart ? "partly estimated from words" : "estimated from words"}
    </span>
  );
}
