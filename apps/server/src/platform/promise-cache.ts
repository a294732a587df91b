import { LRUCache } from "lru-cache";

export interface PromiseCache<T> {
  /** What is cached under the key; else what `make` makes, which all who ask meanwhile get too. Failures are not cached. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** The next one who asks gets a new one. */
  forget(key: string): void;
}

interface Limits {
  readonly max: number;
  /** Milliseconds; without them only the number is limited. */
  readonly ttl?: number;
}

/** Caches answers of the database or of long work, those that are on their way too; the longest unused go first. */
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
    forget: (key) => void cached.delete(key),
  };
}
