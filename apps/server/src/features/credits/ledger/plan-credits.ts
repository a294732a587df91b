import { inTransaction, type Tools } from "#platform/tools.ts";
import { changeLot, hasEntry, insertLot, renameLot, startPeriod } from "../store/credits.sql.ts";
import { openLedger } from "./open-ledger.ts";
import {
  type CreditPreview,
  type CreditSteps,
  leftOver,
  owedBy,
  planLotOf,
  previewSteps,
} from "./plan-credits.rules.ts";

/** The credits that a plan gives for each of its periods. */
export const planCredits = { preview, renew, change } as const;

/** Effect of these steps on what an organization has now; the ledger stays as it is. */
async function preview(
  tools: Tools,
  { organizationId, steps }: { readonly organizationId: string; readonly steps: CreditSteps },
): Promise<CreditPreview> {
  return inTransaction(tools, async (within) =>
    previewSteps(await openLedger(within, organizationId), steps, tools.now()),
  );
}

export interface PlanPeriod {
  readonly organizationId: string;
  /** A second action of the same key changes nothing. */
  readonly key: string;
  readonly plan: string;
  readonly credits: number;
  /** Null for a plan without periods. */
  readonly expiresAt: Date | null;
  readonly reason: string;
}

/** A new period: what was left is gone, and what is owed goes over to it once. Resolves to whether it was new. */
async function renew(tools: Tools, period: PlanPeriod): Promise<boolean> {
  const { organizationId, key, plan, credits, expiresAt, reason } = period;
  return inTransaction(tools, async (within) => {
    const lots = await openLedger(within, organizationId);
    if (await hasEntry(within, organizationId, key)) return false;

    for (const lot of lots.filter(({ kind }) => kind === "PLAN")) {
      const gone = leftOver(lot);
      const owed = owedBy(lot);
      if (owed > 0) await changeLot(within, { lot, kind: "CHANGE", key, reason, available: owed });
      if (gone > 0) await changeLot(within, { lot, kind: "EXPIRE", key, reason, available: -gone });
      // What is held of it goes when it is given back.
      await renameLot(within, lot.id, { plan: lot.plan ?? "demo", expiresAt: tools.now() });
    }
    await startPeriod(within, organizationId);
    const id = await insertLot(within, {
      organizationId,
      kind: "PLAN",
      amount: credits,
      key,
      reason,
      plan,
      expiresAt,
    });
    const owed = lots.reduce((sum, lot) => sum + owedBy(lot), 0);
    if (owed > 0) {
      const lot = { id, organization_id: organizationId };
      await changeLot(within, { lot, kind: "CHANGE", key, reason, available: -owed });
    }
    return true;
  });
}

export interface PlanChange extends Omit<PlanPeriod, "credits"> {
  /** Credits that the change adds for the rest of the period, or below 0 takes. */
  readonly difference: number;
}

/**
 * The period goes on under another plan, and what was used of it stays used. Anyone who gives a plan back of which more was
 * used than its time would allow owes the difference, which blocks spending until it is paid. Resolves to whether it was
 * new.
 */
async function change(tools: Tools, change: PlanChange): Promise<boolean> {
  const { organizationId, key, plan, difference, expiresAt, reason } = change;
  return inTransaction(tools, async (within) => {
    const lots = await openLedger(within, organizationId);
    const lot = planLotOf(lots);
    if (!lot || (await hasEntry(within, organizationId, key))) return false;

    const by = { available: difference, amount: difference };
    await changeLot(within, { lot, kind: "CHANGE", key, reason, ...by });
    await renameLot(within, lot.id, { plan, expiresAt });
    return true;
  });
}
