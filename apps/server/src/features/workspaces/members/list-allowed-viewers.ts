import { listLiveSessions } from "#features/accounts/sign-in/public.ts";
import type { Viewer } from "#platform/event-stream/stream-registry.ts";
import type { Tools } from "#platform/tools.ts";
import { listMembersAmong } from "../store/workspaces.sql.ts";

/** Those who still have their session and their workspace, asked with two statements for all of them. */
export async function listAllowedViewers(tools: Tools, viewers: readonly Viewer[]): Promise<Viewer[]> {
  const [live, members] = await Promise.all([
    listLiveSessions(tools, distinct(viewers.map(({ sessionId }) => sessionId))),
    listMembersAmong(tools, {
      workspaceIds: distinct(viewers.flatMap(({ workspaceId }) => workspaceId ?? [])),
      userIds: distinct(viewers.map(({ userId }) => userId)),
    }),
  ]);
  const pairs = new Set(members.map(({ workspace_id, user_id }) => `${workspace_id} ${user_id}`));
  return viewers.filter(
    ({ sessionId, workspaceId, userId }) => live.has(sessionId) && pairs.has(`${workspaceId} ${userId}`),
  );
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
