import { type ReactElement, type ReactNode, useDeferredValue } from "react";

/** Renders its children after what stands around them, in small steps between which the page answers. */
export function Later({ children }: { readonly children: ReactNode }): ReactElement {
  return <>{useDeferredValue(true, false) && children}</>;
}
