import type { ReactElement, ReactNode } from "react";

/** Announced by screen readers, but not visible. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className="sr-only">{children}</span>;
}
