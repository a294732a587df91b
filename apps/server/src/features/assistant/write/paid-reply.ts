import { later, minuteMs } from "@citelens/contract/base/days";
import type { CreditUseObject } from "@citelens/contract/billing/credits";
import { creditCosts } from "@citelens/contract/billing/pricing";
import { creditHolds } from "#features/credits/ledger/public.ts";
import { renewHold } from "#features/credits/renewal/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import type { MessageRow } from "../store/messages.sql.ts";

/** Longer than a reply is written at; from then on what a dead one holds may be given back, whoever forgot to. */
const heldMs = 30 * minuteMs;

/** Holds what a reply costs. Throws NOT_ENOUGH_CREDITS. */
export function holdFor(
  within: Tools,
  place: Place,
  { reply, title }: { readonly reply: MessageRow; readonly title: string },
): Promise<void> {
  return creditHolds.reserve(within, {
    organizationId: reply.organization_id,
    workspaceId: place.workspaceId,
    key: holdKeyOf(reply),
    amount: creditCosts.assistantReply,
    action: 3,
    object: useOf(reply, title),
    expiresAt: later(within.now(), heldMs),
  });
}

/**
 * Uses what a reply holds, in the transaction that says that it is over. Resolves to what it has cost: nothing where its hold was given back
 * meanwhile and there are too few credits now, as the reply is there.
 */
export async function payFor(within: Tools, reply: MessageRow): Promise<number> {
  if (reply.model === null) return 0;
  const holdKey = holdKeyOf(reply);
  const isHeld = await renewHold(within, {
    organizationId: reply.organization_id,
    key: holdKey,
    amount: creditCosts.assistantReply,
    expiresAt: later(within.now(), heldMs),
  });
  if (!isHeld) return 0;
  await creditHolds.settle(within, {
    organizationId: reply.organization_id,
    holdKey,
    key: holdKey,
    amount: creditCosts.assistantReply,
  });
  return creditCosts.assistantReply;
}

/** Gives back what a reply that is worth nothing holds. */
export async function giveBack(within: Tools, reply: MessageRow): Promise<void> {
  if (reply.model === null) return;
  await creditHolds.release(within, {
    organizationId: reply.organization_id,
    holdKey: holdKeyOf(reply),
  });
}

function useOf({ id }: MessageRow, title: string): CreditUseObject {
  return {
    type: "chat_message",
    id,
    name: title,
    query: null,
    campaign_name: null,
    campaign_type: null,
    status: null,
    message_type: "AI",
  };
}

function holdKeyOf({ id }: MessageRow): string {
  return `assistant:${id}`;
}
