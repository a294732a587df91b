import { isSuperuser, listLiveSessions } from "#features/accounts/sign-in/public.ts";
import type { Viewer } from "#platform/event-stream/stream-registry.ts";
import type { Tools } from "#platform/tools.ts";

/** Superusers among these viewers who still have their session. */
export async function listAllowedSuperusers(tools: Tools, viewers: readonly Viewer[]): Promise<Viewer[]> {
  const live = await listLiveSessions(
    tools,
    viewers.map(({ sessionId }) => sessionId),
  );
  const users = new Map(viewers.map((viewer) => [viewer.userId, viewer]));
  const superusers = new Set<string>();
  for (const [userId, viewer] of users) if (await isSuperuser(tools, viewer)) superusers.add(userId);
  return viewers.filter(({ sessionId, userId }) => live.has(sessionId) && superusers.has(userId));
}
