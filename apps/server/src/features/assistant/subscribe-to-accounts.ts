import { accountDeleted, accountExported } from "#features/accounts/public.ts";
import type { Tools } from "#platform/tools.ts";
import { deleteThreadsOf, listAllOf } from "./store/threads.sql.ts";

/** Questions that somebody asked go with their account, and into its export. What a reply still holds is given back once it has expired. */
export function subscribeToAccounts(tools: Tools): void {
  accountDeleted.listen(tools, (within, { userId }) => deleteThreadsOf(within, userId));
  accountExported.listen(tools, async (within, { userId }) => ({
    name: "assistant",
    data: await listAllOf(within, userId),
  }));
}
