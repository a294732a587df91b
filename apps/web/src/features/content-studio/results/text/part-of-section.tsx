import type { ReactElement, ReactNode } from "react";

interface PartOfSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Part of a section, under its own heading. */
export function PartOfSection({ title, children }: PartOfSectionProps): ReactElement {
  return (
    <div className="space-y-1.5">
      <h3 className="text-sm font-medium text-fg-2">{title}</h3>
      {children}
    </div>
  );
}
