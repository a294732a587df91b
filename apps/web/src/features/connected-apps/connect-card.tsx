import type { ReactElement, ReactNode } from "react";

interface ConnectCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function ConnectCard({ title, children }: ConnectCardProps): ReactElement {
  return (
    <div className="flex w-full max-w-120 flex-col gap-5 rounded-card border border-border bg-surface p-6 sm:p-8">
      <h1 tabIndex={-1} className="text-2xl font-semibold wrap-anywhere outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
