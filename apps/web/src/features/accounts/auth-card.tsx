import type { ReactElement, ReactNode } from "react";

export interface AuthCardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

export function AuthCard({ title, children, footer }: AuthCardProps): ReactElement {
  return (
    <div className="w-full max-w-100">
      <div className="rounded-card border border-border bg-surface p-6 sm:p-8">
        <h1 tabIndex={-1} className="mb-6 text-2xl font-semibold outline-none">
          {title}
        </h1>
        {children}
      </div>
      <p className="mt-5 text-center text-fg-2">{footer}</p>
    </div>
  );
}
