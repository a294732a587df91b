import { performAction, type ReasonedAction } from "#features/accounts/actions/public.ts";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { workspaceAnswers } from "#features/answers/support/public.ts";
import { workspaceSums } from "#features/insights/daily-sums/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { openedWorkspace } from "./opened-workspace.ts";

export interface WorkspaceId {
  readonly workspaceId: string;
}
type WorkspaceAction = WorkspaceId & ReasonedAction;

/** Acts of superusers on one workspace: each once for its key, with a reason, audited; jobs do the work. */
export const workspaceActions = {
  rebuildSums: (tools: Tools, superuser: Superuser, act: WorkspaceAction) =>
    perform(tools, superuser, {
      ...act,
      action: "workspace.sums-rebuild-started",
      run: workspaceSums.rebuild,
    }),
  analyseAgain: (tools: Tools, superuser: Superuser, act: WorkspaceAction) =>
    perform(tools, superuser, {
      ...act,
      action: "workspace.reanalysis-started",
      run: workspaceAnswers.reanalyse,
    }),
} as const;

interface WorkspaceActOptions extends WorkspaceAction {
  readonly action: string;
  readonly run: (within: Tools, place: Place) => Promise<void>;
}

async function perform(
  tools: Tools,
  superuser: Superuser,
  { run, ...act }: WorkspaceActOptions,
): Promise<void> {
  const place = await openedWorkspace(tools, act.workspaceId);
  await performAction(tools, superuser, { ...act, subjectId: act.workspaceId }, (within) =>
    run(within, place),
  );
}
