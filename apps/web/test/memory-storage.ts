/** A browser's storage, with its keys as Object.keys() of a Storage returns them. */
export class MemoryStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

/** A storage as it is where the browser forbids it. */
export const forbiddenStorage = {
  getItem: forbid,
  setItem: forbid,
  removeItem: forbid,
  clear: forbid,
} as const;

function forbid(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}
