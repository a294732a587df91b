import { inTransaction, type Tools } from "#platform/tools.ts";
import { changeLot, findLotOf, hasEntry, insertLot } from "../store/credits.sql.ts";
import { openLedger } from "./open-ledger.ts";

/** Credits that were paid for, and that go when the money goes back. */
export const creditPurchases = { add, takeBack } as const;

export interface Purchase {
  readonly organizationId: string;
  /** A second purchase of the same key changes nothing. */
  readonly key: string;
  readonly credits: number;
  readonly reason: string;
}

/** Resolves to whether it was new. */
async function add(tools: Tools, { organizationId, key, credits, reason }: Purchase): Promise<boolean> {
  return inTransaction(tools, async (within) => {
    await openLedger(within, organizationId);
    if (await hasEntry(within, organizationId, key)) return false;

    await insertLot(within, { organizationId, kind: "BOUGHT", amount: credits, key, reason });
    return true;
  });
}

export interface ReturnedPurchase extends Purchase {
  /** Key of the purchase whose money went back. */
  readonly purchaseKey: string;
}

/** Takes credits of a purchase away, used or not: the balance may fall below 0, which blocks spending. */
async function takeBack(tools: Tools, returned: ReturnedPurchase): Promise<boolean> {
  const { organizationId, purchaseKey, key, credits, reason } = returned;
  return inTransaction(tools, async (within) => {
    await openLedger(within, organizationId);
    const lot = await findLotOf(within, organizationId, purchaseKey);
    if (!lot || (await hasEntry(within, organizationId, key))) return false;

    await changeLot(within, { lot, kind: "TAKE_BACK", key, reason, available: -credits, amount: -credits });
    return true;
  });
}
