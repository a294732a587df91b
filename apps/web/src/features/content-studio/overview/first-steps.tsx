import { type ReactElement, useEffect } from "react";
import { storeForUser } from "#lib/session/token-store.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { FirstStepsCard } from "./first-steps-card.tsx";
import { type Step, stepNames } from "./overview.rules.ts";

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

const over = "over";
const keyOf = (workspaceId: string): string => `optimize-steps:${workspaceId}`;

/** The first steps as this browser knew them last; of a workspace that it does not know all are ahead. */
function lastSteps(workspaceId: string): readonly Step[] {
  const done = localStorage.getItem(keyOf(workspaceId))?.split(",");
  if (done?.[0] === over) return [];
  return stepNames.map((name) => ({ name, isDone: done?.includes(name) ?? false }));
}

function noteSteps(workspaceId: string, steps: readonly Step[]): void {
  const done = steps.filter(({ isDone }) => isDone).map(({ name }) => name);
  storeForUser(keyOf(workspaceId), steps.length === 0 ? over : done.join());
}
