import type { ReactElement, ReactNode } from "react";

export interface InvitationCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function InvitationCard({ title, children }: InvitationCardProps): ReactElement {
  return (
    <div className="w-full max-w-100">
      <div className="flex flex-col gap-5 rounded-card border border-border bg-surface p-6 sm:p-8">
        <h1 tabIndex={-1} className="text-2xl font-semibold wrap-anywhere outline-none">
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}
