import type { ReactElement, ReactNode } from "react";

interface SourceTextProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Markdown as it is written, under what it is. */
export function SourceText({ label, children }: SourceTextProps): ReactElement {
  return (
    <div className="min-w-0 rounded-control border border-border">
      <h3 className="border-b border-border px-3 py-1.5 text-sm font-medium text-fg-2">{label}</h3>
      <div className="px-3 py-2.5 text-base whitespace-pre-wrap wrap-anywhere text-fg">{children}</div>
    </div>
  );
}
