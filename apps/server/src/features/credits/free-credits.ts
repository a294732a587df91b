import { demoPlan } from "@citelens/contract/billing/pricing";
import { emailConfirmed } from "#features/accounts/email-address/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import type { Tools } from "#platform/tools.ts";
import { openLedger } from "./ledger/open-ledger.ts";
import { takeFreeCredits } from "./ledger/take-free-credits.ts";
import { changeLot, insertLot } from "./store/credits.sql.ts";

const key = "free credits";
const reason = `${demoPlan.name} plan`;

/** A confirmed address brings the free credits to the organization that is there already. */
export function subscribeToConfirmations(tools: Tools): void {
  emailConfirmed.listen(tools, async (within, { userId }) => {
    for (const { id } of await organizationList.findOwned(within, [userId]))
      await giveLate(within, { organizationId: id, ownerId: userId });
  });
}

/** A ledger that is opened for the first time has them at once; in any other the address is asked about now. */
async function giveLate(
  within: Tools,
  { organizationId, ownerId }: { readonly organizationId: string; readonly ownerId: string },
): Promise<void> {
  const lots = await openLedger(within, organizationId);
  const amount = await takeFreeCredits(within, ownerId);
  if (amount === 0) return;

  const demo = lots.find(({ plan, expires_at }) => plan === demoPlan.id && expires_at === null);
  if (demo) await changeLot(within, { lot: demo, kind: "CHANGE", key, reason, available: amount, amount });
  else await insertLot(within, { organizationId, kind: "GRANTED", amount, key, reason });
}
