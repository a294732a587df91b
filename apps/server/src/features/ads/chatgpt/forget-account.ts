import { audit } from "#platform/audit/audit.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { AdChannelFailure } from "../channels/ad-channel-failure.ts";
import { isStopped } from "../channels/states.rules.ts";
import { inTurn } from "./account-turn.ts";
import { findAccount, putAccount } from "./accounts.sql.ts";
import { refusing } from "./channel-refusals.ts";
import { connectedAccount } from "./connected-account.ts";
import { setStopped } from "./follow-outside.ts";
import { listOutside } from "./outside.sql.ts";

const notes = {
  paused: "The ad account was disconnected.",
  unknown:
    "The ad account was disconnected, and it refused the key: whether this still runs can be seen only at OpenAI.",
} as const;

/**
 * Stops what runs outside and forgets the key. Whose key is refused cannot be stopped any more; that is noted at its campaigns. Throws
 * AD_CHANNEL_FAILED where the channel only does not answer now: then the key is still needed.
 */
export async function forgetAccount(
  tools: Tools,
  place: Place,
  { userId }: { readonly userId: string | undefined },
): Promise<void> {
  // A turn makes the row: it would stand in the receipt of a deleted workspace that never had an account.
  if ((await findAccount(tools, place)) === undefined) return;
  await inTurn(tools, place, (signal) => refusing(() => forgetInTurn(tools, place, { userId, signal })));
}

/** The same, for whoever has the turn already. */
export async function forgetInTurn(
  tools: Tools,
  place: Place,
  { userId, signal }: { readonly userId: string | undefined; readonly signal: AbortSignal },
): Promise<void> {
  const ours = await listOutside(tools, place);
  const isPaused = await pauseAll(tools, place, { ours, signal });
  if (isPaused === undefined) return;
  for (const { campaign } of ours)
    if (campaign.status === "ACTIVE")
      await setStopped(tools, place, {
        campaign,
        status: "PAUSED",
        note: isPaused ? notes.paused : notes.unknown,
      });
  await inTransaction(tools, async (within) => {
    await putAccount(within, place, { sealed_key: null, key_ends: null, sync_due: null, fault: null });
    await audit(
      within,
      { userId },
      {
        action: "ad-account.disconnected",
        workspaceId: place.workspaceId,
        details: { paused: isPaused },
      },
    );
  });
}

interface ToPause {
  readonly ours: Awaited<ReturnType<typeof listOutside>>;
  readonly signal: AbortSignal;
}

/** Whether all of it stands still; false where the key is refused, undefined where there is none. */
async function pauseAll(tools: Tools, place: Place, { ours, signal }: ToPause): Promise<boolean | undefined> {
  try {
    const account = await connectedAccount(tools, place, signal);
    if (!account) return undefined;
    const known = new Set(ours.map(({ externalId }) => externalId));
    for (const { externalId, status } of await account.channel.readCampaigns())
      if (known.has(externalId) && !isStopped(status)) await account.channel.pause("campaign", externalId);
    return true;
  } catch (error) {
    if (error instanceof AdChannelFailure && error.kind === "key_refused") return false;
    throw error;
  }
}
