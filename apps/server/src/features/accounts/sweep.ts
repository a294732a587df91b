import type { Tools } from "#platform/tools.ts";
import { deleteOldLinks } from "./links.sql.ts";
import { deleteOldSessions } from "./sign-in/sessions.sql.ts";
import { deleteOldFailures, deleteOldKnownAddresses } from "./sign-in/throttle.sql.ts";

const dayMs = 86_400_000;

/** Removes what opens nothing and holds nobody up any more: old sessions, links, hand-offs, failures and addresses. */
export async function sweepAccounts(tools: Tools): Promise<void> {
  const yesterday = new Date(tools.now().getTime() - dayMs);
  await deleteOldSessions(tools);
  await deleteOldLinks(tools, yesterday);
  await deleteOldFailures(tools, yesterday);
  await deleteOldKnownAddresses(tools);
}
