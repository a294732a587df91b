import { LRUCache } from "lru-cache";

export interface PromiseCache<T> {
  /** Value cached under the key; else what `make` makes, which all who ask meanwhile get too. Failures are not cached. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  /** Value cached under the key that has come, without waiting; undefined also where that is what came. */
  find(key: string): T | undefined;
  /** The next one who asks gets a new one. */
  forget(key: string): void;
}

interface Entry<T> {
  readonly coming: Promise<T>;
  readonly came: T | undefined;
}

type Limits = (
  | { readonly max: number }
  /** Most bytes of all together, as rows, lists, maps and words take them; a larger value is not cached. */
  | { readonly bytesMax: number }
) & {
  /** Milliseconds; without them only the number or the bytes are limited. */
  readonly ttl?: number;
};

/** Caches answers of the database or of long work, those that are on their way too; the longest unused go first. */
export function promiseCache<T>(limits: Limits): PromiseCache<T> {
  const isBySize = "bytesMax" in limits;
  // By a size even where the number counts, since the library allocates all places of a `max` ahead.
  const cached = new LRUCache<string, Entry<T>>({
    maxSize: isBySize ? limits.bytesMax : limits.max,
    ...(limits.ttl !== undefined && { ttl: limits.ttl }),
  });
  const set = (key: string, entry: Entry<T>): void => {
    const size = isBySize ? sizeOf(key) + sizeOf(entry.came) : 1;
    cached.set(key, entry, { size, noUpdateTTL: true });
  };
  return {
    get: (key, make) => {
      const known = cached.get(key);
      if (known) return known.coming;

      // A statement that was not awaited runs again for each who awaits it: it becomes a promise here.
      const entry: Entry<T> = { coming: Promise.resolve(make()), came: undefined };
      set(key, entry);
      entry.coming.then(
        (value) => {
          if (cached.peek(key) === entry) set(key, { coming: entry.coming, came: value });
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

const objectBytes = 24;
const slotBytes = 8;

/** About how many bytes of memory plain data takes: rows, lists, maps and words. What stands in it twice counts twice. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return objectBytes + 2 * value.length;
  if (typeof value !== "object" || value === null) return slotBytes;
  if (value instanceof Map) return sumOf(value.entries(), sizeOf);
  if (ArrayBuffer.isView(value)) return objectBytes + value.byteLength;
  if (Array.isArray(value) || value instanceof Set) return sumOf(value, (one) => slotBytes + sizeOf(one));
  return sumOf(Object.values(value), (one) => slotBytes + sizeOf(one));
}

function sumOf<T>(items: Iterable<T>, bytesOf: (item: T) => number): number {
  let bytes = objectBytes;
  for (const item of items) bytes += bytesOf(item);
  return bytes;
}
