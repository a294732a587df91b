import { setTimeout as delay } from "node:timers/promises";

/** Asks again every few milliseconds until the condition holds; false when the time is up first. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { timeoutMs, everyMs = 10 }: { readonly timeoutMs: number; readonly everyMs?: number },
): Promise<boolean> {
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    if (await condition()) return true;
    if (performance.now() >= deadlineMs) return false;
    await delay(everyMs);
  }
}
