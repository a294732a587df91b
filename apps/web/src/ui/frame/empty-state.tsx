import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { cx } from "../cx.ts";

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** Why it is empty and what to do next. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** A framed one for pages, a bare one inside a card or table. */
  readonly frame?: "dashed" | "none";
}

export function EmptyState({
  icon: Icon,
  title,
  children,
  actions,
  frame = "dashed",
}: EmptyStateProps): ReactElement {
  return (
    <div
      className={cx(
        "flex flex-col items-center px-6 text-center",
        frame === "dashed"
          ? "rounded-card border border-dashed border-border-strong bg-surface py-14"
          : "py-12",
      )}
    >
      <Icon size={30} strokeWidth={1.75} aria-hidden="true" className="text-fg-3" />
      <h2 className="mt-3 text-lg font-semibold">{title}</h2>
      {children !== undefined && <p className="max-w-md text-base text-fg-2">{children}</p>}
      {actions !== undefined && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
