import type { Place } from "#platform/place.ts";
import { unsealed } from "#platform/sealing/sealing.ts";
import type { Tools } from "#platform/tools.ts";
import type { AdChannel } from "../channels/ad-channel.ts";
import { AdChannelFailure } from "../channels/ad-channel-failure.ts";
import { type ChannelPace, openChannelPace } from "../channels/ad-channel-pace.ts";
import { openChatgptChannel } from "../channels/chatgpt/chatgpt-channel.ts";
import { chatgptRates } from "../channels/chatgpt/chatgpt-client.ts";
import { ceilingMicrosOf, othersDailyMicrosOf, type SpendLimits } from "../channels/spending.rules.ts";
import { type AccountRow, findAccount } from "./accounts.sql.ts";

export interface ConnectedAccount {
  readonly channel: AdChannel;
  readonly currency: string;
  readonly timeZone: string;
  /** None: nothing may run. */
  readonly ceilingMicros: number | null;
}

/** All accounts of a process together keep to what the channel takes. */
const paces = new WeakMap<Tools["instances"], ChannelPace>();

function paceOf(tools: Tools): ChannelPace {
  const pace = paces.get(tools.instances) ?? openChannelPace(chatgptRates, tools);
  paces.set(tools.instances, pace);
  return pace;
}

export function openChannel(
  tools: Tools,
  { key, signal }: { readonly key: string; readonly signal?: AbortSignal },
): AdChannel {
  const { now, ads } = tools;
  return openChatgptChannel({
    baseUrl: ads.openAiUrl,
    key,
    pace: paceOf(tools),
    now,
    ...(signal && { signal }),
  });
}

/** The workspace's account, if one is connected. Throws AdChannelFailure where its key cannot be read any more. */
export async function connectedAccount(
  tools: Tools,
  place: Place,
  signal: AbortSignal,
): Promise<ConnectedAccount | undefined> {
  const row = await findAccount(tools, place);
  if (!row?.sealed_key || row.currency === null || row.time_zone === null) return undefined;

  const key = unsealed(row.sealed_key, sealOf(tools, place));
  if (key === undefined)
    throw new AdChannelFailure(
      "key_refused",
      "The stored key cannot be read any more. Connect the account again.",
    );
  return {
    channel: openChannel(tools, { key, signal }),
    currency: row.currency,
    timeZone: row.time_zone,
    ceilingMicros: ceilingMicrosOf(ceilingsOf(tools, row)),
  };
}

export function sealOf(
  { secretKey }: Pick<Tools, "secretKey">,
  { workspaceId }: Place,
): { readonly secretKey: string; readonly purpose: string } {
  return { secretKey, purpose: `key of the ad account of ${workspaceId}` };
}

export function ceilingsOf(
  { ads }: Pick<Tools, "ads">,
  row: Pick<AccountRow, "ceiling_cents"> | undefined,
): { readonly workspaceCents: number | null; readonly installationCents: number | null } {
  return { workspaceCents: row?.ceiling_cents ?? null, installationCents: ads.dailyMaxCents ?? null };
}

/** Rest of the ceiling beside what all other campaigns of the account may spend, those too that somebody made elsewhere. */
export async function limitsBeside(
  { channel, ceilingMicros }: ConnectedAccount,
  except: string,
  now: Date,
): Promise<SpendLimits> {
  const campaigns = await channel.readCampaigns();
  return { ceilingMicros, othersDailyMicros: othersDailyMicrosOf(campaigns, except, now) };
}
