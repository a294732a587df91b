import type { CreditUseObject } from "@citelens/contract/billing/credits";
import type { CreditAction } from "@citelens/contract/billing/pricing";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { spendings, takings } from "../credits.rules.ts";
import { holdOfLot, lockLedger } from "../credits.sql.ts";
import {
  closePart,
  findHold,
  findSettling,
  type Hold,
  insertHold,
  insertSettlements,
  listOpenParts,
  type NewUse,
  type Settling,
  type Taken,
} from "./holds.sql.ts";
import { openLedger } from "./open-ledger.ts";

/** How work pays: it reserves the most that it may cost, settles what it did cost, and gives back the rest. */
export const creditHolds = { reserve, settle, settleAll, release } as const;

export interface Reservation {
  readonly organizationId: string;
  readonly workspaceId: string;
  /** A second reservation of the same key changes nothing. */
  readonly key: string;
  readonly amount: number;
  readonly action: CreditAction;
  readonly object: CreditUseObject | null;
  /** When the work must have ended: from then on what is open may be given back. */
  readonly expiresAt: Date;
}

/** Throws NOT_ENOUGH_CREDITS, except where credits stop nobody. */
async function reserve(tools: Tools, reservation: Reservation): Promise<void> {
  const { organizationId, workspaceId, key, amount, action, object, expiresAt } = reservation;
  expectWhole(amount);
  await inTransaction(tools, async (within) => {
    const lots = await openLedger(within, organizationId);
    if (await findHold(within, organizationId, key)) return;

    const mayOwe = tools.billing.mode === "off";
    const taken = spendings({ lots, amount, now: tools.now(), mayOwe });
    if (!taken) throw new Refusal("NOT_ENOUGH_CREDITS");
    for (const { lot, amount } of taken) await holdOfLot(within, lot.id, amount);
    await insertHold(
      within,
      {
        organization_id: organizationId,
        workspace_id: workspaceId,
        key,
        amount,
        open: amount,
        action,
        object,
        created: tools.now(),
        expires_at: expiresAt,
      },
      taken.map(({ lot, amount }) => ({ lot_id: lot.id, open: amount })),
    );
  });
}

export interface Settlement {
  readonly organizationId: string;
  readonly holdKey: string;
  /** A second settlement of the same key changes nothing. */
  readonly key: string;
  /** At most what is open of the hold. */
  readonly amount: number;
  /** What exactly was paid for; the hold's own object by default. */
  readonly object?: CreditUseObject;
}

/** Uses held credits for good. Resolves to whether it was new; throws when the hold does not hold as much. */
async function settle(tools: Tools, { organizationId, holdKey, ...item }: Settlement): Promise<boolean> {
  return (await settleAll(tools, { organizationId, holdKey, items: [item] })) === 1;
}

export interface Settlements {
  readonly organizationId: string;
  readonly holdKey: string;
  readonly items: readonly Pick<Settlement, "key" | "amount" | "object">[];
}

/** Settles parts of one hold, all or none. Resolves to how many were new; throws when it does not hold as much. */
async function settleAll(tools: Tools, settlements: Settlements): Promise<number> {
  const { organizationId, holdKey, items } = settlements;
  for (const { amount } of items) expectWhole(amount);
  return inTransaction(tools, async (within) => {
    if (!(await lockLedger(within, organizationId))) throw new Refusal("NOT_FOUND");
    const keys = items.map(({ key }) => key);
    const { hold, settled, parts } = await findSettling(within, { organizationId, holdKey, keys });
    const fresh = items.filter(({ key }) => !settled.includes(key));
    if (fresh.length === 0) return 0;

    const amount = fresh.reduce((sum, item) => sum + item.amount, 0);
    if (!hold || hold.open < amount)
      throw new Error(`The hold ${holdKey} has ${hold?.open ?? 0} credits open, ${amount} were to be used.`);
    await insertSettlements(within, hold, usesOf(hold, fresh, parts));
    return fresh.length;
  });
}

/** Each takes from where the one before it left off. */
function usesOf(hold: Hold, items: Settlements["items"], parts: Settling["parts"]): NewUse[] {
  let open = parts.map(({ open, ...part }) => ({ ...part, available: open }));
  return items.map(({ key, amount, object }) => {
    const taken = (takings(open, amount) ?? []).map(
      ({ lot: { position, lot_id }, amount: part }): Taken => ({ position, lot_id, amount: part }),
    );
    open = open.map((part) => {
      const used = taken.find(({ position }) => position === part.position)?.amount ?? 0;
      return { ...part, available: part.available - used };
    });
    return { key, credits: amount, object: object ?? hold.object, taken };
  });
}

export interface Release {
  readonly organizationId: string;
  readonly holdKey: string;
}

/** Gives back what is open of a hold; of a hold that is not there or closed that is nothing. */
async function release(tools: Tools, { organizationId, holdKey }: Release): Promise<void> {
  await inTransaction(tools, async (within) => {
    await openLedger(within, organizationId);
    const hold = await findHold(within, organizationId, holdKey);
    if (!hold || hold.open === 0) return;

    for (const part of await listOpenParts(within, hold)) {
      await closePart(within, part, part.open);
      await holdOfLot(within, part.lot_id, -part.open);
    }
  });
}

function expectWhole(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`${amount} is no number of credits.`);
}
