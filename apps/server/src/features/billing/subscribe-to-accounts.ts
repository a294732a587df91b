import { accountDeleted, accountExported } from "#features/accounts/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import type { Tools } from "#platform/tools.ts";
import { ensureAccount, listOrders } from "./store/billing.sql.ts";
import { isLive } from "./store/subscription.rules.ts";
import { endSubscription } from "./sync/sync-jobs.ts";

/** Anyone who deletes their account is charged no more, and the one who asks for their data gets what they paid for. */
export function subscribeToAccounts(tools: Tools): void {
  accountDeleted.listen(tools, async (within, { userId }) => {
    for (const organizationId of await ownedBy(within, userId)) {
      if (isLive(await ensureAccount(within, organizationId)))
        await enqueue(within, endSubscription, { organizationId });
    }
  });

  accountExported.listen(tools, async (within, { userId }) => {
    const data = [];
    for (const organizationId of await ownedBy(within, userId)) {
      const account = await ensureAccount(within, organizationId);
      data.push({ ...account, orders: await listOrders(within, organizationId) });
    }
    return { name: "billing", data };
  });
}

async function ownedBy(tools: Tools, userId: string): Promise<string[]> {
  const rows = await organizationList.findEverOwned(tools, [userId]);
  return rows.map(({ id }) => id);
}
