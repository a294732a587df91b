import type { GuardedFetch } from "#platform/guarded-fetch/guarded-fetch.ts";
import { unsentAnswer } from "#platform/guarded-fetch/unsent-answer.ts";
import { demoDays } from "./calendar.rules.ts";
import { fictionalAnswer } from "./fictional-answer.ts";

/**
 * Answers for the hosts of the fictional web within this process, as they are on a day of the demo's calendar and on its
 * last one by default; every other address is fetched as ever.
 */
export function withFictionalWeb(web: GuardedFetch, day: number = demoDays - 1): GuardedFetch {
  return {
    get: async (url, options) => {
      const answer = fictionalAnswer(url, day);
      if (!answer) return web.get(url, options);
      options?.signal?.throwIfAborted();
      return unsentAnswer({ ...answer, charset: "utf-8" });
    },
    close: () => web.close(),
  };
}
