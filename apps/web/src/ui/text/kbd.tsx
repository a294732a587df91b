import type { ReactElement, ReactNode } from "react";

export function Kbd({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-[0.25rem] border border-border px-1 font-sans text-xs text-fg-3">
      {children}
    </kbd>
  );
}
