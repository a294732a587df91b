import { storeForUser } from "#lib/session/token-store.ts";
import { type Step, stepNames } from "./overview.rules.ts";

const over = "over";
const keyOf = (workspaceId: string): string => `optimize-steps:${workspaceId}`;

/** The first steps as this browser knew them last; of a workspace that it does not know all are ahead. */
export function lastSteps(workspaceId: string): readonly Step[] {
  const done = localStorage.getItem(keyOf(workspaceId))?.split(",");
  if (done?.[0] === over) return [];
  return stepNames.map((name) => ({ name, isDone: done?.includes(name) ?? false }));
}

export function noteSteps(workspaceId: string, steps: readonly Step[]): void {
  const done = steps.filter(({ isDone }) => isDone).map(({ name }) => name);
  storeForUser(keyOf(workspaceId), steps.length === 0 ? over : done.join());
}
