import type { ReactElement, ReactNode } from "react";

export interface AuthCardProps {
  readonly title: string;
  /** Notice to read before they fill in the form, in a card of its own. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

export function AuthCard({ title, notice, children, footer }: AuthCardProps): ReactElement {
  return (
    <div className="w-full max-w-100">
      {notice && <div className="mb-5">{notice}</div>}
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
