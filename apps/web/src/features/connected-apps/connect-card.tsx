import type { ReactElement, ReactNode } from "react";

interface ConnectCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Begins a page outside the frame at its heading, as the router does within it. */
function focusOn(heading: HTMLElement | null): void {
  heading?.focus();
}

export function ConnectCard({ title, children }: ConnectCardProps): ReactElement {
  return (
    <div className="flex w-full max-w-120 flex-col gap-5 rounded-card border border-border bg-surface p-6 sm:p-8">
      <h1 ref={focusOn} tabIndex={-1} className="text-2xl font-semibold wrap-anywhere outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
