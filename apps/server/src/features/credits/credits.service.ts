import type { Credits } from "@citelens/contract/credits";
import { fieldErrors } from "@citelens/contract/errors";
import { demoPlan } from "@citelens/contract/pricing";
import type { Superuser } from "#features/accounts/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { creditsOfLots, takings } from "./credits.rules.ts";
import { hasEntry, insertLot, listGrantedLots, listLots, lockLedger, takeFromLot } from "./credits.sql.ts";

const demoKey = "demo plan";

/** The credits of an organization; the first one who looks finds the demo's credits there. */
export async function creditsOf(tools: Tools, organizationId: string): Promise<Credits> {
  const lots = await listLots(tools, [organizationId]);
  if (lots.length > 0) return creditsOfLots(lots);

  await inTransaction(tools, (within) => openLedger(within, organizationId));
  return creditsOfLots(await listLots(tools, [organizationId]));
}

/** The credits of several organizations, by their ids. */
export async function creditsOfAll(
  tools: Tools,
  organizationIds: readonly string[],
): Promise<Map<string, Credits>> {
  const lots = Map.groupBy(await listLots(tools, organizationIds), (lot) => lot.organization_id);
  const found = new Map<string, Credits>();
  for (const id of organizationIds) {
    const its = lots.get(id);
    found.set(id, its ? creditsOfLots(its) : await creditsOf(tools, id));
  }
  return found;
}

export interface CreditGrant {
  readonly organizationId: string;
  /** Below 0 takes back what is left of credits that were granted. */
  readonly amount: number;
  readonly reason: string;
  /** A second grant of the same key changes nothing. */
  readonly key: string;
}

/** Gives credits or takes them back, once for each key. */
export async function grantCredits(tools: Tools, superuser: Superuser, grant: CreditGrant): Promise<Credits> {
  const { organizationId, amount, reason } = grant;
  const key = `grant ${grant.key}`;
  await inTransaction(tools, async (within) => {
    await openLedger(within, organizationId);
    if (await hasEntry(within, organizationId, key)) return;

    if (amount > 0) await insertLot(within, { organizationId, kind: "GRANTED", amount, key, reason });
    else await takeBack(within, { ...grant, key });
    await audit(within, superuser, {
      action: "credits.granted",
      subjectId: organizationId,
      details: { amount, reason },
    });
  });
  return creditsOf(tools, organizationId);
}

async function takeBack(within: Tools, { organizationId, amount, reason, key }: CreditGrant): Promise<void> {
  const taken = takings(await listGrantedLots(within, organizationId), -amount);
  if (!taken) throw new FieldRefusal({ amount: [fieldErrors.creditsTakeBack] });

  for (const { lot, amount } of taken) await takeFromLot(within, { lot, amount, key, reason });
}

/** Locks the ledger, and makes it with the demo's credits if it is not there yet. */
async function openLedger(within: Tools, organizationId: string): Promise<void> {
  if (!(await lockLedger(within, organizationId))) throw new Refusal("NOT_FOUND");
  if (await hasEntry(within, organizationId, demoKey)) return;

  const { credits: amount, name } = demoPlan;
  await insertLot(within, { organizationId, kind: "PLAN", amount, key: demoKey, reason: `${name} plan` });
}
