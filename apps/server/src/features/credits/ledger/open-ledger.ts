import { demoPlan } from "@citelens/contract/billing/pricing";
import { lockVerified } from "#features/accounts/email-address/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { expiring } from "../store/credits.rules.ts";
import {
  changeLot,
  hasEntry,
  insertLot,
  type Lot,
  listLots,
  lockLedger,
  lockOpened,
} from "../store/credits.sql.ts";
import { takeFreeCredits } from "./take-free-credits.ts";

const demoKey = "demo plan";

/**
 * Locks an organization's ledger for the rest of the transaction and returns its lots, the earliest first. It is made
 * with the free credits of its owner if it is not there yet, and what has expired is written off.
 */
export async function openLedger(within: Tools, organizationId: string): Promise<Lot[]> {
  if (!(await lockOpened(within, organizationId))) {
    await lockOwner(within, organizationId);
    if (!(await lockLedger(within, organizationId))) throw new Refusal("NOT_FOUND");
  }

  const lots = await listLots(within, [organizationId]);
  const isNew = lots.length === 0 && !(await hasEntry(within, organizationId, demoKey));
  if (isNew) await insertDemo(within, organizationId);
  const hasExpired = await writeOff(within, lots);
  return isNew || hasExpired ? listLots(within, [organizationId]) : lots;
}

/** The owner is locked before the ledger, as a confirmation of the address does, so that neither waits for the other. */
async function lockOwner(within: Tools, organizationId: string): Promise<void> {
  const [organization] = await organizationList.find(within, [organizationId]);
  if (organization) await lockVerified(within, organization.owner_id);
}

async function insertDemo(within: Tools, organizationId: string): Promise<void> {
  const { name, id: plan } = demoPlan;
  const [organization] = await organizationList.find(within, [organizationId]);
  const amount = organization ? await takeFreeCredits(within, organization.owner_id) : 0;
  const reason = `${name} plan`;
  await insertLot(within, { organizationId, kind: "PLAN", amount, key: demoKey, reason, plan });
}

async function writeOff(within: Tools, lots: readonly Lot[]): Promise<boolean> {
  let hasExpired = false;
  for (const lot of lots) {
    const gone = expiring(lot, within.now());
    if (gone === 0) continue;
    // What a hold gives back later expires on its own, so the key also says how much was there.
    const key = `expired ${lot.expires_at?.toISOString()} at ${lot.available}`;
    const reason = "The plan's period has ended";
    await changeLot(within, { lot, kind: "EXPIRE", key, reason, available: -gone, amount: -gone });
    hasExpired = true;
  }
  return hasExpired;
}
