import { hourMs, later } from "@citelens/contract/base/days";
import type { CreditUseObject } from "@citelens/contract/billing/credits";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { renewHold } from "#features/credits/renewal/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { OptimizationRow } from "../../store/optimizations.sql.ts";
import { lockModelSimulations, type SimulationRow } from "../../store/simulations.sql.ts";

/** From then on what a dead simulation holds may be given back; a lane that is busy can make it wait for long. */
const heldMs = 24 * hourMs;

type HeldSimulation = Pick<SimulationRow, "id" | "organization_id">;

/** Holds what all asks of one may cost. Throws NOT_ENOUGH_CREDITS. */
export async function holdAsks(
  within: Tools,
  place: Place,
  {
    row,
    simulationId,
    credits,
  }: { readonly row: OptimizationRow; readonly simulationId: string; readonly credits: number },
): Promise<void> {
  await creditHolds.reserve(within, {
    organizationId: row.organization_id,
    workspaceId: place.workspaceId,
    key: holdKeyOf(simulationId),
    amount: credits,
    action: 1,
    object: { ...(await campaignOf(within, place, row)), name: row.title },
    expiresAt: later(within.now(), heldMs),
  });
}

interface PaidAsk {
  readonly askId: string;
  readonly credits: number;
  readonly object: CreditUseObject;
}

/** Whether what is still to be asked is held: anew where its time had passed. */
export async function staysHeld(
  within: Tools,
  { id, organization_id }: HeldSimulation,
  credits: number,
): Promise<boolean> {
  if (organization_id === null || credits === 0) return true;
  return renewHold(within, {
    organizationId: organization_id,
    key: holdKeyOf(id),
    amount: credits,
    expiresAt: later(within.now(), heldMs),
  });
}

/**
 * Uses what one reply costs, in the transaction that stores it, once however often it is told. Resolves to that: nothing where the hold was
 * given back meanwhile and there are too few credits now, as the reply is there.
 */
export async function payAsk(
  within: Tools,
  held: HeldSimulation,
  { askId, credits, object }: PaidAsk,
): Promise<number> {
  const { id, organization_id } = held;
  if (organization_id === null || credits === 0) return 0;
  if (!(await staysHeld(within, held, credits))) return 0;
  await creditHolds.settle(within, {
    organizationId: organization_id,
    holdKey: holdKeyOf(id),
    key: `${holdKeyOf(id)}:${askId}`,
    amount: credits,
    object,
  });
  return credits;
}

/** Gives back what is not used of one. */
export async function releaseAsks(within: Tools, { id, organization_id }: HeldSimulation): Promise<void> {
  if (organization_id !== null)
    await creditHolds.release(within, { organizationId: organization_id, holdKey: holdKeyOf(id) });
}

/** Gives back what is held for a text that goes. */
export async function releaseAsksOf(within: Tools, place: Place, optimizationId: string): Promise<void> {
  for (const row of await lockModelSimulations(within, place, optimizationId)) await releaseAsks(within, row);
}

/** Uses of credits by each reply, as the log says: the target query, by its text. */
export async function usesOf(
  tools: Tools,
  place: Place,
  row: OptimizationRow,
): Promise<(query: string) => CreditUseObject> {
  const campaign = await campaignOf(tools, place, row);
  const ids = new Map(row.queries.map(({ text, query_id }) => [text, query_id]));
  return (query) => ({ ...campaign, id: ids.get(query) ?? null, query });
}

async function campaignOf(
  tools: Tools,
  place: Place,
  { campaign_id }: OptimizationRow,
): Promise<CreditUseObject> {
  const [campaign] = campaign_id === null ? [] : await campaigns.listRows(tools, place, [campaign_id]);
  return {
    type: "query" as const,
    id: null,
    name: null,
    query: null,
    campaign_name: campaign?.name ?? null,
    campaign_type: campaign?.campaign_type ?? null,
    status: null,
    message_type: null,
  };
}

function holdKeyOf(simulationId: string): string {
  return `simulation:${simulationId}`;
}
