import { setTimeout as delay } from "node:timers/promises";
import { later, minuteMs } from "@citelens/contract/base/days";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { endTurn, takeTurn } from "./accounts.sql.ts";

/** Longer than what is done in it may take, so that two never do something at once. */
const turnMs = 4 * minuteMs;
const workMs = 3.5 * minuteMs;
const looks = 100;
const lookMs = 200;

/**
 * Does what is sent to an account outside, one after the other: a ceiling is of all campaigns together. Nothing is locked meanwhile; a
 * process that dies leaves its turn to others after some minutes. Throws AD_CHANNEL_FAILED where somebody else takes too long.
 */
export async function inTurn<T>(
  tools: Tools,
  place: Place,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const id = newId();
  await waitForTurn(tools, place, id);
  try {
    return await run(AbortSignal.timeout(workMs));
  } finally {
    await endTurn(tools, place, id);
  }
}

async function waitForTurn(tools: Tools, place: Place, id: string): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const now = tools.now();
    if (await takeTurn(tools, place, { id, now, until: later(now, turnMs) })) return;
    await delay(lookMs);
  }
  throw new Refusal("AD_CHANNEL_FAILED", { seen: "another change is being sent there now" });
}
