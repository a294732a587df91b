import { LRUCache } from "lru-cache";

export interface PromiseCache<T> {
  /** What is kept under the key; else what `make` makes, which all who ask meanwhile get too. A failure is not kept. */
  get(key: string, make: () => Promise<T>): Promise<T>;
}

interface Limits {
  readonly max: number;
  /** Milliseconds; without them only the number is limited. */
  readonly ttl?: number;
}

/** Keeps the answers that were asked for last, and those that are on their way. */
export function promiseCache<T>(limits: Limits): PromiseCache<T> {
  const cached = new LRUCache<string, Promise<T>>(limits);
  return {
    get: (key, make) => {
      const known = cached.get(key);
      if (known) return known;

      const made = make();
      cached.set(key, made);
      made.catch(() => {
        if (cached.peek(key) === made) cached.delete(key);
      });
      return made;
    },
  };
}
