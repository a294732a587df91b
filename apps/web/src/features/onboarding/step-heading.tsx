import type { ReactElement, ReactNode } from "react";

interface StepHeadingProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The heading is focused when the step changes; the text below it explains the step. */
export function StepHeading({ title, children }: StepHeadingProps): ReactElement {
  return (
    <header className="mb-6 flex flex-col gap-1.5">
      <h1 tabIndex={-1} className="text-2xl font-semibold text-balance outline-none sm:text-3xl">
        {title}
      </h1>
      <p className="text-lg text-fg-2">{children}</p>
    </header>
  );
}
