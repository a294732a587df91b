import { hourMs, later } from "@citelens/contract/base/days";
import type { CreditUseObject } from "@citelens/contract/billing/credits";
import { creditCosts } from "@citelens/contract/billing/pricing";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { renewHold } from "#features/credits/renewal/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { OptimizationRow } from "../store/optimizations.sql.ts";

type HeldOptimization = Pick<OptimizationRow, "id" | "attempt" | "mode" | "organization_id">;

/** From then on what a dead attempt holds may be given back; whoever works at it holds it for longer. */
const heldMs = 2 * hourMs;

/** Holds what an attempt costs, once however often it is asked; a brief costs nothing. Throws NOT_ENOUGH_CREDITS. */
export async function holdFor(within: Tools, place: Place, row: OptimizationRow): Promise<void> {
  if (row.mode !== "FULL") return;
  await creditHolds.reserve(within, {
    organizationId: row.organization_id,
    workspaceId: place.workspaceId,
    key: holdKeyOf(row),
    amount: creditCosts.optimization,
    action: 2,
    object: await useOf(within, place, row),
    expiresAt: later(within.now(), heldMs),
  });
}

/** Whether what an attempt costs is held for as long as a model may take: anew where its time had passed. */
export function staysHeld(within: Tools, row: HeldOptimization): Promise<boolean> {
  return renewHold(within, {
    organizationId: row.organization_id,
    key: holdKeyOf(row),
    amount: creditCosts.optimization,
    expiresAt: later(within.now(), heldMs),
  });
}

/**
 * Uses what the attempt holds, in the transaction that says that it is done. Resolves to what it has cost: nothing where its hold was given
 * back meanwhile and there are too few credits now. The text is written by then, and of use to nobody else.
 */
export async function payFor(within: Tools, place: Place, row: OptimizationRow): Promise<number> {
  if (row.mode !== "FULL") return 0;
  if (!(await staysHeld(within, row))) {
    within.log.warn(
      { optimizationId: row.id },
      "A text is done whose credits could not be held again; it costs nothing",
    );
    return 0;
  }
  const holdKey = holdKeyOf(row);
  await creditHolds.settle(within, {
    organizationId: row.organization_id,
    holdKey,
    key: holdKey,
    amount: creditCosts.optimization,
    object: await useOf(within, place, row),
  });
  return creditCosts.optimization;
}

/** Gives back what an attempt that came to nothing holds. */
export async function giveBack(within: Tools, row: HeldOptimization): Promise<void> {
  if (row.mode === "FULL")
    await creditHolds.release(within, { organizationId: row.organization_id, holdKey: holdKeyOf(row) });
}

/** Use of credits as their log says it: the text, and the campaign that it is for. */
async function useOf(
  within: Tools,
  place: Place,
  { campaign_id, title }: OptimizationRow,
): Promise<CreditUseObject> {
  const [campaign] = campaign_id === null ? [] : await campaigns.listRows(within, place, [campaign_id]);
  return {
    type: "campaign",
    id: campaign_id,
    name: title,
    query: null,
    campaign_name: campaign?.name ?? null,
    campaign_type: campaign?.campaign_type ?? null,
    status: null,
    message_type: null,
  };
}

function holdKeyOf({ id, attempt }: HeldOptimization): string {
  return `optimization:${id}:${attempt}`;
}
