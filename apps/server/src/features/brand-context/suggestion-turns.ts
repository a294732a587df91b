import type { Member } from "#features/workspaces/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

export interface SuggestionTurns {
  /** Counts one request of the user's; refuses the 11th within a minute, in whatever workspaces they were. */
  take(member: Member): void;
}

const turnsMax = 10;
const windowMs = 60_000;

/** A suggestion reads a website and may cost the operator a call of an AI model, so that nobody may ask without end. */
export function openSuggestionTurns(tools: Tools): SuggestionTurns {
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
