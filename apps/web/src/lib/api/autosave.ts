/** Whether changes are saved, being saved, or failed to save. */
export type SaveState =
  | { readonly status: "idle" | "waiting" | "saving" | "saved" }
  | { readonly status: "failed"; readonly problem: unknown };

export interface Autosave<Parts> {
  /** Saves these parts once nothing has changed for a moment. */
  readonly change: (parts: Parts) => void;
  /** Saves pending changes at once. Resolves to whether everything is saved. */
  readonly flush: () => Promise<boolean>;
  /** Forgets what waits to be saved, as its author wants. */
  readonly drop: () => void;
  /** Whether there are unsaved changes. */
  readonly isUnsaved: () => boolean;
  readonly state: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
}

const stillMs = 800;

/**
 * Saves automatically: one request at a time, with the newest value of each part. Changes that failed to save
 * go with the next attempt, so that a lost connection loses nothing.
 */
export function createAutosave<Parts extends object>(save: (parts: Parts) => Promise<void>): Autosave<Parts> {
  const listeners = new Set<() => void>();
  let state: SaveState = { status: "idle" };
  let pending: Parts | undefined;
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: SaveState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  /** Later changes take precedence. */
  const putBack = (parts: Parts): void => {
    pending = pending ? { ...parts, ...pending } : parts;
  };

  const run = async (): Promise<boolean> => {
    while (pending) {
      const parts = pending;
      pending = undefined;
      show({ status: "saving" });
      try {
        await save(parts);
      } catch (problem) {
        putBack(parts);
        show({ status: "failed", problem });
        return false;
      }
      show({ status: "saved" });
    }
    return true;
  };

  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    change(parts) {
      pending = pending ? { ...pending, ...parts } : parts;
      if (!running) show({ status: "waiting" });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), stillMs);
    },
    flush,
    drop() {
      clearTimeout(timer);
      pending = undefined;
      if (!running) show({ status: "idle" });
    },
    isUnsaved: () => pending !== undefined || running !== undefined,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
