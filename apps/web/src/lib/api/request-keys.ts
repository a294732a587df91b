import { ApiProblem } from "./api-problem.ts";
import { forgetKey, rememberKey, shortOf, type UnansweredStore, unansweredKey } from "./unanswered-keys.ts";

/** A request as far as it is told from others: the same again is what the same person wants, or the same wish once more. */
export type RequestWish = readonly [path: string, params: unknown, query: unknown, body: unknown];

export interface RequestKeys {
  /** Sends with the Idempotency-Key of this wish. */
  withKey<T>(wish: RequestWish, send: (key: string) => Promise<T>): Promise<T>;
  /** Something else was asked for: the same again is a new wish. */
  moveOn(): void;
}

interface Ports {
  readonly nowMs: () => number;
  readonly newKey: () => string;
  /** Store that all tabs share, and what outlives a reload. */
  readonly store: UnansweredStore;
}

/** A click that follows so soon on the answer to the one before is of the same hand. */
const clicksApartMs = 1_000;

/**
 * One key for each thing that somebody wants, however often it is sent: while it is under way, in this tab or another, before a
 * reload or after it; once more after a lost connection or a failure of the server; and by further clicks of a hand that was faster
 * than the answer. What was answered and is asked for again later, or after something else, is another one.
 */
export function createRequestKeys({ nowMs, newKey, store }: Ports): RequestKeys {
  let answered: { readonly wish: string; readonly key: string; readonly atMs: number } | undefined;

  const keyOf = (wish: string): string => {
    const key = unansweredKey(store, wish, nowMs());
    if (key !== undefined) return key;
    return answered?.wish === wish && nowMs() - answered.atMs < clicksApartMs ? answered.key : newKey();
  };

  return {
    async withKey(sent, send) {
      const wish = shortOf(JSON.stringify(sent));
      const key = keyOf(wish);
      if (answered?.wish !== wish) answered = undefined;
      rememberKey(store, { wish, key, atMs: nowMs() });
      try {
        const answer = await send(key);
        forgetKey(store, { wish, key });
        answered = { wish, key, atMs: nowMs() };
        return answer;
      } catch (problem) {
        if (isRefusal(problem)) forgetKey(store, { wish, key });
        throw problem;
      }
    },
    moveOn() {
      answered = undefined;
    },
  };
}

/** Whether it is known that nothing was done, or that nobody will know: then a new try is a new request. */
function isRefusal(problem: unknown): boolean {
  if (!(problem instanceof ApiProblem)) return false;
  const { status, code } = problem;
  return status >= 400 && status < 500 && ![408, 429].includes(status) && code !== "IDEMPOTENCY_KEY_RUNNING";
}

/** 128 random bits: with its key alone an answer can be read again. Also where the page has no secure address. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
