/** How what was typed stands: with the server, on its way, or refused. */
export type SaveState =
  | { readonly status: "idle" | "waiting" | "saving" | "saved" }
  | { readonly status: "failed"; readonly problem: unknown };

export interface Autosave<Parts> {
  /** Keeps these parts, once nothing more has been changed for a moment. */
  readonly change: (parts: Parts) => void;
  /** Saves at once what waits. Resolves to whether the server has all of it. */
  readonly flush: () => Promise<boolean>;
  /** Whether something was changed that the server does not have yet. */
  readonly isUnsaved: () => boolean;
  readonly state: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
}

const stillMs = 800;

/**
 * Saves by itself, one request at a time and the newest value of each part. What could not be saved is kept and
 * goes with the next attempt, so that a lost connection loses nothing.
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

  /** What was changed since then is newer. */
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
    isUnsaved: () => pending !== undefined || running !== undefined,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
