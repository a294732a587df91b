import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

export interface AccountLimit {
  /** Counts one request of the account; refuses what is too much within a minute. */
  count(account: { readonly userId: string }): void;
}

const windowMs = 60_000;

/** Lets each account do at this instance, so many times a minute, what costs a call of a website or of an AI model. */
export function accountLimit(
  { now }: Pick<Tools, "now">,
  { perMinuteMax }: { readonly perMinuteMax: number },
): AccountLimit {
  let windowEndMs = 0;
  const counts = new Map<string, number>();

  return {
    count: ({ userId }) => {
      const nowMs = now().getTime();
      if (nowMs >= windowEndMs) {
        counts.clear();
        windowEndMs = nowMs + windowMs;
      }

      const count = (counts.get(userId) ?? 0) + 1;
      if (count > perMinuteMax) {
        const retryAfterSeconds = Math.max(1, Math.ceil((windowEndMs - nowMs) / 1000));
        throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
      }
      counts.set(userId, count);
    },
  };
}
