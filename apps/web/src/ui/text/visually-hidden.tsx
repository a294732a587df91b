import type { ReactElement, ReactNode } from "react";

/** Read out, not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className="sr-only">{children}</span>;
}
