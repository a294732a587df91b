import type { SignedIn } from "#features/accounts/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

export interface PreviewTurns {
  /** Counts one preview of the user's; refuses the 31st within a minute. */
  take(user: SignedIn): void;
}

const turnsMax = 30;
const windowMs = 60_000;

/** Each preview makes this server fetch what a user names, so that no account may ask without end. */
export function openPreviewTurns(tools: Tools): PreviewTurns {
  let windowEndMs = 0;
  const taken = new Map<string, number>();

  return {
    take: ({ userId }) => {
      const nowMs = tools.now().getTime();
      if (nowMs >= windowEndMs) {
        taken.clear();
        windowEndMs = nowMs + windowMs;
      }

      const turns = (taken.get(userId) ?? 0) + 1;
      if (turns > turnsMax) {
        const retryAfterSeconds = Math.max(1, Math.ceil((windowEndMs - nowMs) / 1000));
        throw new Refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
      }
      taken.set(userId, turns);
    },
  };
}
