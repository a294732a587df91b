import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

export interface NoticeCardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Shown when nothing is left to do on the page. */
export function NoticeCard({ icon: Icon, title, children, action }: NoticeCardProps): ReactElement {
  return (
    <div className="m-auto flex w-full max-w-md flex-col items-center gap-3 rounded-card border border-border bg-surface px-6 py-10 text-center">
      <Icon size={30} strokeWidth={1.75} aria-hidden="true" className="text-fg-3" />
      <h1 tabIndex={-1} className="text-xl font-semibold outline-none">
        {title}
      </h1>
      <p className="text-fg-2">{children}</p>
      {action}
    </div>
  );
}
