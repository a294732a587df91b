import type { ReactElement, ReactNode } from "react";
import { AboutVisits } from "./about-visits.tsx";

interface VisitsHeadingProps {
  readonly id: string;
  /** The total as text; undefined while loading. */
  readonly total: string | undefined;
  readonly actions: ReactNode;
}

export function VisitsHeading({ id, total, actions }: VisitsHeadingProps): ReactElement {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <div className="flex items-center gap-1">
          <h2 id={id} className="text-lg font-semibold">
            Agent Visits
          </h2>
          <AboutVisits />
        </div>
        <p role="status" className="min-h-4.5 text-sm text-fg-2 tabular-nums">
          {total}
        </p>
      </div>
      {actions}
    </div>
  );
}
