import type { ReactElement } from "react";

/** The first tab stop: skips the navigation and goes to the element with this id. */
export function SkipLink({ targetId }: { readonly targetId: string }): ReactElement {
  return (
    <a
      href={`#${targetId}`}
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-brand px-3 py-2 font-medium text-brand-fg focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
