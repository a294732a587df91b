import type { SQL } from "drizzle-orm";
import { audit } from "#platform/audit/audit.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { endApps, listReach } from "../store/connected-apps.sql.ts";

/** Reason why a connection has ended, as the audit log tells it. */
type EndReason =
  | "revoked by its user"
  | "revoked by the app"
  | "a code was used twice"
  | "a code came late, or with another verifier or address"
  | "an old refresh token was used"
  | "its user has a new password, or is suspended"
  | "it reached no workspace any more";

/** Ends connections at once, and notes it in every workspace that they reached; their tokens are good for nothing within a second. */
export async function endConnections(tools: Tools, which: SQL, reason: EndReason): Promise<void> {
  await inTransaction(tools, async (within) => {
    const ended = await endApps(within, which);
    const reach = await listReach(
      within,
      ended.map(({ id }) => id),
    );
    for (const { id, user_id, name, host } of ended) {
      const workspaceIds = reach.flatMap(({ appId, workspaceId }) => (appId === id ? [workspaceId] : []));
      const entry = { action: "app.disconnected", subjectId: id, details: { name, host, reason } };
      for (const workspaceId of workspaceIds.length > 0 ? workspaceIds : [undefined])
        await audit(within, { userId: user_id }, { ...entry, ...(workspaceId && { workspaceId }) });
    }
  });
}
