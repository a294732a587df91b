import type { ReactElement, ReactNode } from "react";

const tones = {
  info: { frame: "border-info/30", icon: "text-info" },
  warn: { frame: "border-warn/30", icon: "text-warn" },
} as const;

interface BandProps {
  readonly label: string;
  readonly tone: keyof typeof tones;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** One line above every page of a workspace, on what holds for all of them. */
export function Band({ label, tone, icon, children, action }: BandProps): ReactElement {
  return (
    <aside
      aria-label={label}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-surface px-4 py-1.5 text-sm sm:px-6 ${tones[tone].frame}`}
    >
      <span className={`shrink-0 ${tones[tone].icon}`}>{icon}</span>
      <p className="min-w-0 flex-1">{children}</p>
      {action}
    </aside>
  );
}
