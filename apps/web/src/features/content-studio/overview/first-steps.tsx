import { type ReactElement, useEffect } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { FirstStepsCard } from "./first-steps-card.tsx";
import { lastSteps, noteSteps } from "./kept-steps.ts";
import type { Step } from "./overview.rules.ts";

interface FirstStepsProps {
  /** None once they are over; undefined while they are not known. */
  readonly steps: readonly Step[] | undefined;
}

/** The first steps, until they are over. Their place is kept while they are not known, so that nothing below them moves. */
export function FirstSteps({ steps }: FirstStepsProps): ReactElement | null {
  const workspaceId = useWorkspaceId();
  useEffect(() => {
    if (steps) noteSteps(workspaceId, steps);
  }, [workspaceId, steps]);
  const shown = steps ?? lastSteps(workspaceId);
  if (shown.length === 0) return null;
  if (steps) return <FirstStepsCard steps={steps} />;
  return (
    <div role="status" aria-label="Loading First steps" className="relative">
      <div className="invisible">
        <FirstStepsCard steps={shown} />
      </div>
      <div className="absolute inset-0">
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
