import type { ReactElement } from "react";

/** A spinner in the text colour; the text next to it says what is loading. */
export function Spinner(): ReactElement {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0 animate-spin" fill="none" aria-hidden="true">
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeWidth="1.75" opacity="0.25" />
      <path
        d="M8 1.75A6.25 6.25 0 0 1 14.25 8"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}
