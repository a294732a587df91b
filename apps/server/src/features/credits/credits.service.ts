import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { Credits } from "@citelens/contract/billing/credits";
import type { Superuser } from "#features/accounts/sign-in/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { openLedger } from "./ledger/open-ledger.ts";
import { isWaitingForConfirmation } from "./ledger/take-free-credits.ts";
import { creditsOfLots, takings } from "./store/credits.rules.ts";
import { changeLot, insertLot, type Lot, listLots, sumOfAction } from "./store/credits.sql.ts";

/** The credits of an organization, whose first look makes its ledger; the owner learns whether free credits wait for an address. */
export async function creditsOf(
  tools: Tools,
  organizationId: string,
  { isOwner = false }: { readonly isOwner?: boolean } = {},
): Promise<Credits> {
  const known = await listLots(tools, [organizationId]);
  const lots =
    known.length > 0 ? known : await inTransaction(tools, (within) => openLedger(within, organizationId));
  const isWaiting = isOwner && (await isWaitingForConfirmation(tools, organizationId, lots));
  return { ...shown(tools, lots), free_credits_wait: isWaiting };
}

function shown({ billing, now }: Tools, lots: readonly Lot[]): Credits {
  return { ...creditsOfLots(lots, now()), billing: billing.mode, free_credits_wait: false };
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
    found.set(id, its ? shown(tools, its) : await creditsOf(tools, id));
  }
  return found;
}

export interface CreditGrant {
  readonly organizationId: string;
  /** Below 0 takes back what is left: of credits that were granted, and where no money is taken of all. */
  readonly amount: number;
  readonly reason: string;
  /** A second grant of the same key changes nothing; one of another amount is refused. */
  readonly key: string;
  /** Told in the same transaction, once. */
  readonly onGranted?: (within: Tools) => Promise<void>;
}

/** Gives credits or takes them back, once for each key. */
export async function grantCredits(tools: Tools, superuser: Superuser, grant: CreditGrant): Promise<Credits> {
  const { organizationId, amount, reason } = grant;
  const key = `grant ${grant.key}`;
  await inTransaction(tools, async (within) => {
    const lots = await openLedger(within, organizationId);
    const before = await sumOfAction(within, organizationId, key);
    if (before === amount) return;
    if (before !== undefined) throw new FieldRefusal({ key: [fieldErrors.invalid] });

    if (amount > 0) await insertLot(within, { organizationId, kind: "GRANTED", amount, key, reason });
    else await takeBack(within, lots, { ...grant, key });
    await audit(within, superuser, {
      action: "credits.granted",
      subjectId: organizationId,
      details: { amount, reason },
    });
    await grant.onGranted?.(within);
  });
  return creditsOf(tools, organizationId);
}

/**
 * Takes credits back: what was given last is taken back first, and nothing that is promised to work under way. Where no real money was
 * taken, what was paid with test cards can be taken too: it would spend the operator's money once a provider sends a bill.
 */
async function takeBack(
  within: Tools,
  lots: readonly Lot[],
  { amount, reason, key }: CreditGrant,
): Promise<void> {
  const isPaid = within.billing.mode === "stripe";
  const granted = lots.filter(({ kind }) => kind === "GRANTED").reverse();
  const others = isPaid ? [] : lots.filter(({ kind }) => kind !== "GRANTED").reverse();
  const taken = takings(
    [...granted, ...others].map((lot) => ({ lot, available: lot.available - lot.held })),
    -amount,
  );
  if (!taken)
    throw new FieldRefusal({
      amount: [isPaid ? fieldErrors.creditsTakeBack : fieldErrors.creditsTakeBackAll],
    });

  for (const { lot, amount } of taken) {
    const change = { available: -amount, amount: -amount, key, reason };
    await changeLot(within, { lot: lot.lot, kind: "TAKE_BACK", ...change });
  }
}
