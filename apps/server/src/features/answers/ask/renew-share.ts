import { later } from "@citelens/contract/base/days";
import { limitsOfLane } from "#features/operators/public.ts";
import type { Tools } from "#platform/tools.ts";
import { type ShareWanted, takeShare } from "./lane-shares.sql.ts";
import type { RateLimit } from "./rate-limit.ts";

/** Takes or renews a worker's share of what a lane takes now, and sets how many it begins in a minute; resolves to its slots. */
export async function renewShare(
  tools: Tools,
  worker: Pick<ShareWanted, "lane" | "workerId">,
  { rateLimit, livesMs }: { readonly rateLimit: RateLimit; readonly livesMs: number },
): Promise<number> {
  const { concurrencyMax, perMinuteMax } = await limitsOfLane(tools, worker.lane);
  const until = later(tools.now(), livesMs);
  const slots = await takeShare(tools, { ...worker, slotsMax: concurrencyMax, until });
  rateLimit.set({ perMinuteMax: Math.max(1, Math.floor((perMinuteMax * slots) / concurrencyMax)) });
  return slots;
}
