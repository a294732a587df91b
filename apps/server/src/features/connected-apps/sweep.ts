import { dayIn, dayMs, earlier, shiftDay } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { deleteUnusedClients } from "./store/app-clients.sql.ts";
import { deleteOldRequests } from "./store/app-requests.sql.ts";
import { deleteOldAssertions } from "./store/assertions.sql.ts";
import { deleteOldApps, deleteOldCredits, deleteOldTokens } from "./store/connected-apps.sql.ts";

const clientKeptDays = 30;
const creditDaysKept = 90;

/** Removes what opens nothing any more. What has ended stays for a day, so that a code or token that comes again is still known. */
export async function sweepConnectedApps(tools: Tools): Promise<void> {
  const now = tools.now();
  const yesterday = earlier(now, dayMs);
  await deleteOldRequests(tools, yesterday);
  await deleteOldTokens(tools, yesterday);
  await deleteOldAssertions(tools, yesterday);
  await deleteOldApps(tools, yesterday);
  await deleteOldCredits(tools, shiftDay(dayIn("UTC", now), -creditDaysKept));
  await deleteUnusedClients(tools, earlier(now, clientKeptDays * dayMs));
}
