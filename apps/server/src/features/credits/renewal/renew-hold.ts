import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { openLedger } from "../ledger/open-ledger.ts";
import { spendings } from "../store/credits.rules.ts";
import { findHold, prolongHold } from "../store/holds.sql.ts";

interface Renewal {
  readonly organizationId: string;
  /** Key of a hold that was reserved. */
  readonly key: string;
  /** Amount still to be open of it. */
  readonly amount: number;
  readonly expiresAt: Date;
}

/**
 * Lets a hold last longer for work that goes on, and holds again what was given back when its time had passed. Resolves to whether as much
 * is held now; where there are too few credits, the hold stays as it is.
 */
export async function renewHold(
  tools: Tools,
  { organizationId, key, amount, expiresAt }: Renewal,
): Promise<boolean> {
  return inTransaction(tools, async (within) => {
    const lots = await openLedger(within, organizationId);
    const hold = await findHold(within, organizationId, key);
    if (!hold) throw new Refusal("NOT_FOUND");
    const missing = Math.max(0, amount - hold.open);
    const mayOwe = tools.billing.mode === "off";
    const taken = missing === 0 ? [] : spendings({ lots, amount: missing, now: tools.now(), mayOwe });
    if (!taken) return false;
    const parts = taken.map(({ lot, amount: open }) => ({ lot_id: lot.id, open }));
    await prolongHold(within, { organizationId, key, expiresAt, parts });
    return true;
  });
}
