import { accountDeleted, accountExported, credentialsEnded } from "#features/accounts/public.ts";
import { workspaceTopics } from "#features/workspaces/public.ts";
import type { Tools } from "#platform/tools.ts";
import { forgetReach } from "./connected-apps.service.ts";
import { deleteAppsOf, listAppsOf, ofUser } from "./store/connected-apps.sql.ts";
import { countAppCredits } from "./tokens/day-credits.ts";
import { endConnections } from "./tokens/end-apps.ts";

/** Ends connections with what they rest on: an account, its password, a membership. */
export function subscribeConnectedApps(tools: Tools): void {
  credentialsEnded.listen(tools, (within, { userId }) =>
    endConnections(within, ofUser(userId), "its user has a new password, or is suspended"),
  );
  accountDeleted.listen(tools, (within, { userId }) => deleteAppsOf(within, userId));
  accountExported.listen(tools, async (within, { userId }) => ({
    name: "connected_apps",
    data: await listAppsOf(within, userId),
  }));
  workspaceTopics.memberLeft.listen(tools, (within, { userId, ...place }) =>
    forgetReach(within, place, userId),
  );
  countAppCredits(tools);
}
