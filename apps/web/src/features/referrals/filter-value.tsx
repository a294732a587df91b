import type { ReactElement } from "react";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

interface FilterValueProps {
  readonly value: string;
  /** Words that tell it from the same value elsewhere, such as "of ChatGPT". */
  readonly where?: string;
  readonly isName?: boolean;
  readonly onPick: () => void;
}

/** A value of a list that narrows the page to itself. */
export function FilterValue({ value, where, isName = false, onPick }: FilterValueProps): ReactElement {
  return (
    <button
      type="button"
      title={`Show only ${value}${where ? ` ${where}` : ""}`}
      onClick={onPick}
      className="min-w-0 rounded-control text-left wrap-anywhere hover:text-brand-text hover:underline hover:underline-offset-3"
    >
      <VisuallyHidden>Show only </VisuallyHidden>
      <span className={isName ? "font-medium" : undefined}>{value}</span>
      {where && <VisuallyHidden> {where}</VisuallyHidden>}
    </button>
  );
}
