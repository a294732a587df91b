import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { AdChannelFailure, SpendRefused } from "../channels/ad-channel-failure.ts";
import { type AdCampaignRow, findCampaign, updateCampaign } from "../store/campaigns.sql.ts";
import { inTurn } from "./account-turn.ts";
import { connectedAccount, limitsBeside } from "./connected-account.ts";
import { listMade } from "./outside.sql.ts";
import { push } from "./push.ts";

const failedNote = "Its last changes did not reach OpenAI: ";

/** Brings what changed of a campaign to where it stands already. What nobody has activated yet goes there with its activation. */
export async function bring(tools: Tools, place: Place, campaignId: string): Promise<void> {
  await inTurn(tools, place, async (signal) => {
    const row = await findCampaign(tools, place, campaignId);
    const made = await listMade(tools, place, campaignId);
    if (!row || row.status === "ARCHIVED" || !made.some(({ kind }) => kind === "campaign")) return;
    const sent = await send(tools, place, { row, signal }).catch((error: unknown) => noted(error));
    if (sent !== undefined)
      await updateCampaign(tools, place, campaignId, { note: `${failedNote}${sent.message}` });
    else if (row.note?.startsWith(failedNote)) await updateCampaign(tools, place, campaignId, { note: null });
    if (sent instanceof AdChannelFailure && isPassing(sent)) throw sent;
  });
}

/** Failure that a campaign can bear a note of; anything else is thrown on. */
function noted(error: unknown): AdChannelFailure | SpendRefused {
  if (error instanceof AdChannelFailure || error instanceof SpendRefused) return error;
  throw error;
}

function isPassing({ kind }: AdChannelFailure): boolean {
  return kind === "rate_limited" || kind === "unavailable";
}

async function send(
  tools: Tools,
  place: Place,
  { row, signal }: { readonly row: AdCampaignRow; readonly signal: AbortSignal },
): Promise<undefined> {
  const account = await connectedAccount(tools, place, signal);
  if (!account) return undefined;
  const pushed = await push(tools, place, { account, row });
  // Who has paused it there meanwhile is followed by the next reading, not overruled.
  const { status } = await account.channel.readCampaign(pushed.campaign);
  if (row.status !== "ACTIVE" || status.state !== "active") return undefined;
  const limits = await limitsBeside(account, pushed.campaign, tools.now());
  await account.channel.activate({ ...pushed, limits });
  return undefined;
}
