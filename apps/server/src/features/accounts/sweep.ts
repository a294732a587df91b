import { dayMs, earlier } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { deleteOldSessions } from "./sign-in/sessions.sql.ts";
import { deleteOldFailures, deleteOldKnownAddresses } from "./sign-in/throttle.sql.ts";
import { deleteOldLinks } from "./store/links.sql.ts";

/** Removes what opens nothing and holds nobody up any more: old sessions, links, hand-offs, failures and addresses. */
export async function sweepAccounts(tools: Tools): Promise<void> {
  const yesterday = earlier(tools.now(), dayMs);
  await deleteOldSessions(tools);
  await deleteOldLinks(tools, yesterday);
  await deleteOldFailures(tools, yesterday);
  await deleteOldKnownAddresses(tools);
}
