import type { ReactElement } from "react";

/** A colour with its code; React sets the style by script, which the content security policy allows. */
export function ColourChip({ colour }: { readonly colour: string }): ReactElement {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span
        aria-hidden="true"
        style={{ backgroundColor: colour }}
        className="size-4 rounded-full border border-border"
      />
      <code>{colour}</code>
    </span>
  );
}
