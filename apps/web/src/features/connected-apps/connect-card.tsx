import type { ReactElement, ReactNode } from "react";
import { focusOn } from "#lib/browser/focus.ts";

interface ConnectCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ConnectCard({ title, children }: ConnectCardProps): ReactElement {
  return (
    <div className="flex w-full max-w-120 flex-col gap-5 rounded-card border border-border bg-surface p-6 sm:p-8">
      {/* The page stands outside the frame, whose router would begin it at its heading. */}
      <h1 ref={focusOn} tabIndex={-1} className="text-2xl font-semibold wrap-anywhere outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
