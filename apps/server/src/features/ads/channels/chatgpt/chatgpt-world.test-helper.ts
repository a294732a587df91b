import { type AdvertiserDouble, openAdvertiserDouble } from "#test/fakes/ads/chatgpt-advertiser.ts";
import type { AdChannel, PushRecord } from "../ad-channel.ts";
import { AdChannelFailure } from "../ad-channel-failure.ts";
import { openChannelPace } from "../ad-channel-pace.ts";
import { instancesOf } from "../instances.test-helper.ts";
import type { MadeObject } from "../push-plan.rules.ts";
import { openChatgptChannel } from "./chatgpt-channel.ts";
import { type ChatgptAccess, chatgptRates } from "./chatgpt-client.ts";

export interface ChatgptWorld {
  readonly double: AdvertiserDouble;
  readonly channel: AdChannel;
  /** The pauses that were made, in milliseconds; they pass on the double's clock. */
  readonly waits: number[];
  /** The channel with another key, or with a signal. */
  openChannel(changed?: Partial<ChatgptAccess>): AdChannel;
}

export async function openChatgptWorld(
  account: Parameters<typeof openAdvertiserDouble>[0] = { startsAt: new Date("2026-11-20T10:20:00Z") },
): Promise<ChatgptWorld> {
  const double = await openAdvertiserDouble(account);
  const waits: number[] = [];
  const wait = async (ms: number): Promise<void> => {
    waits.push(ms);
    double.advance(ms);
  };
  const pace = openChannelPace(chatgptRates, { now: double.now, instances: instancesOf(1) }, wait);
  const access = { baseUrl: double.address, key: double.key, pace, now: double.now, wait };
  const openChannel: ChatgptWorld["openChannel"] = (changed = {}) =>
    openChatgptChannel({ ...access, ...changed });
  return { double, channel: openChannel(), waits, openChannel };
}

/** Notes as a database would; after `untilDeath` notes the process is gone, before the next one is written. */
export function recordOf(made: MadeObject[], untilDeath = Number.POSITIVE_INFINITY): PushRecord {
  let left = untilDeath;
  return {
    made: [...made],
    note: async (one) => {
      if (left === 0) throw new Error("killed");
      left -= 1;
      const before = made.findIndex(({ kind, id }) => kind === one.kind && id === one.id);
      if (before === -1) made.push(one);
      else made[before] = one;
    },
  };
}

export async function failureOf(work: Promise<unknown>): Promise<AdChannelFailure> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof AdChannelFailure) return error;
  throw new Error("The channel did not fail as it should", { cause: error });
}
