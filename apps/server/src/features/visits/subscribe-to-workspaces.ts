import { workspaceTopics } from "#features/workspaces/public.ts";
import type { Tools } from "#platform/tools.ts";
import { deleteWorkspaceRows } from "./workspace-visits.events.ts";

/** The visits of a purged workspace go with it. */
export function subscribeToWorkspaces(tools: Tools): void {
  workspaceTopics.purged.listen(tools, ({ events }, place) => deleteWorkspaceRows(events, place));
}
