import type { ReactElement } from "react";

export function Logo(): ReactElement {
  return (
    <svg viewBox="0 0 32 32" className="size-7 shrink-0" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <g className="stroke-brand-fg" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M11.5 7.5H8v17h3.5M20.5 7.5H24v17h-3.5" />
        <circle cx="16" cy="16" r="4.3" />
      </g>
      <circle cx="16" cy="16" r="1.5" className="fill-accent" />
    </svg>
  );
}
