import type { ReactElement, ReactNode } from "react";

export interface PageHeaderProps {
  readonly title: string;
  /** One line that says what the page is for. */
  readonly purpose?: ReactNode;
  readonly actions?: ReactNode;
}

/** The heading is focused when the route changes, so it must be the only h1 of the page. */
export function PageHeader({ title, purpose, actions }: PageHeaderProps): ReactElement {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-xl font-semibold outline-none">
          {title}
        </h1>
        {purpose !== undefined && <p className="text-fg-2">{purpose}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
