import { LRUCache } from "lru-cache";

export interface PromiseCache<T> {
  /** What is cached under the key; else what `make` makes, which all who ask meanwhile get too. Failures are not cached. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** What is cached under the key and has come, without waiting; undefined also where that is what came. */
  find(key: string): T | undefined;
  /** The next one who asks gets a new one. */
  forget(key: string): void;
}

interface Entry<T> {
  readonly coming: Promise<T>;
  came: T | undefined;
}

interface Limits {
  readonly max: number;
  /** Milliseconds; without them only the number is limited. */
  readonly ttl?: number;
}

/** Caches answers of the database or of long work, those that are on their way too; the longest unused go first. */
export function promiseCache<T>(limits: Limits): PromiseCache<T> {
  const cached = new LRUCache<string, Entry<T>>(limits);
  return {
    get: (key, make) => {
      const known = cached.get(key);
      if (known) return known.coming;

      const entry: Entry<T> = { coming: make(), came: undefined };
      cached.set(key, entry);
      entry.coming.then(
        (value) => {
          entry.came = value;
        },
        () => {
          if (cached.peek(key) === entry) cached.delete(key);
        },
      );
      return entry.coming;
    },
    find: (key) => cached.get(key)?.came,
    forget: (key) => void cached.delete(key),
  };
}
