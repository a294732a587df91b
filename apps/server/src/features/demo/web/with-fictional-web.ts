import type { GuardedFetch } from "#platform/guarded-fetch/guarded-fetch.ts";
import { unsentAnswer } from "#platform/guarded-fetch/unsent-answer.ts";
import { demoDays } from "../store/calendar.rules.ts";
import { fictionalAnswer } from "./fictional-answer.ts";

interface WebDay {
  /** Day of the demo's calendar. */
  readonly day: number;
  /** The moment that it is on that day: pages say by it when they were written. */
  readonly now: () => Date;
}

const lastDay: WebDay = { day: demoDays - 1, now: () => new Date() };

/** Answers for the fictional web's hosts as they are on a day, the last by default; every other address is fetched as ever. */
export function withFictionalWeb(web: GuardedFetch, { day, now }: WebDay = lastDay): GuardedFetch {
  return {
    get: async (url, options) => {
      const answer = fictionalAnswer(url, day, now());
      if (!answer) return web.get(url, options);
      options?.signal?.throwIfAborted();
      const { hops, firstByteMs, ...plain } = answer;
      return { ...unsentAnswer({ ...plain, charset: "utf-8" }), hops, firstByteMs };
    },
    send: (url, options) => web.send(url, options),
    close: () => web.close(),
  };
}
