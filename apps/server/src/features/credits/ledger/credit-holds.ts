import type { CreditUseObject } from "@citelens/contract/billing/credits";
import type { CreditAction } from "@citelens/contract/billing/pricing";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { spendings } from "../store/credits.rules.ts";
import { creditsReserved } from "../store/credits.topics.ts";
import { closeHold, hasHold, insertHold, settleParts } from "../store/holds.sql.ts";
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
    const mayOwe = tools.billing.mode === "off";
    const taken = spendings({ lots, amount, now: tools.now(), mayOwe });
    if (taken) {
      const parts = taken.map(({ lot, amount }) => ({ lot_id: lot.id, open: amount }));
      const dates = { created: tools.now(), expires_at: expiresAt };
      const hold = { workspace_id: workspaceId, key, amount, open: amount, action, object, ...dates };
      const isNew = !(await hasHold(within, organizationId, key));
      await insertHold(within, { organization_id: organizationId, ...hold }, parts);
      if (isNew) await creditsReserved.announce(within, { organizationId, workspaceId, amount });
    } else if (!(await hasHold(within, organizationId, key))) throw new Refusal("NOT_ENOUGH_CREDITS");
  });
}

export interface Settlement {
  readonly organizationId: string;
  readonly holdKey: string;
  /** A second settlement of the same key changes nothing. */
  readonly key: string;
  /** At most what is open of the hold. */
  readonly amount: number;
  /** Object that exactly was paid for; the hold's own object by default. */
  readonly object?: CreditUseObject;
}

/** Uses held credits for good. Resolves to whether it was new; throws when the hold does not hold as much. */
async function settle(tools: Tools, { organizationId, holdKey, ...item }: Settlement): Promise<boolean> {
  return (await settleAll(tools, [{ organizationId, holdKey, items: [item] }])) === 1;
}

export interface Settlements {
  readonly organizationId: string;
  readonly holdKey: string;
  readonly items: readonly Pick<Settlement, "key" | "amount" | "object">[];
}

/**
 * Settles parts of holds, of each all or none, one after the other: name those of an organization together, and organizations in the
 * order of their ids. Resolves to how many were new; throws HoldOver when a hold does not hold as much, whereupon the caller undoes the rest.
 */
async function settleAll(tools: Tools, settlements: readonly Settlements[]): Promise<number> {
  const holds = settlements.map(({ items, ...hold }) => ({
    ...hold,
    uses: items.map(({ amount, ...item }) => ({ ...item, credits: expectWhole(amount) })),
  }));
  const settled = await settleParts(tools, holds);
  for (const [index, { is_there, open, wanted }] of settled.entries()) {
    if (!is_there) throw new Refusal("NOT_FOUND");
    if (wanted > open)
      throw new HoldOver(
        `The hold ${holds[index]?.holdKey} has ${open} credits open, ${wanted} were to be used.`,
      );
  }
  return settled.reduce((sum, one) => sum + one.settled, 0);
}

export interface Release {
  readonly organizationId: string;
  readonly holdKey: string;
}

/** Gives back what is open of a hold; of a hold that is not there or closed that is nothing. */
async function release(tools: Tools, { organizationId, holdKey }: Release): Promise<void> {
  await inTransaction(tools, async (within) => {
    await openLedger(within, organizationId);
    await closeHold(within, organizationId, holdKey);
  });
}

function expectWhole(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`${amount} is no number of credits.`);
  return amount;
}

/** A hold has less than was to be used of it: its time has passed, and it was given back. */
export class HoldOver extends Error {}
