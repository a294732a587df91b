export interface Deferred<Module> {
  /** For React.lazy: the first call waits for an idle moment, or for `want`. */
  readonly load: () => Promise<Module>;
  /** Ends the waiting: the user is about to need the module. */
  readonly want: () => void;
}

const idleWithinMs = 2000;

/** Keeps heavy code out of the way of the first paint, and still has it before it is needed. */
export function deferred<Module>(load: () => Promise<Module>): Deferred<Module> {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
  return {
    load: () => {
      // Safari has no idle callback.
      if ("requestIdleCallback" in window) requestIdleCallback(() => want(), { timeout: idleWithinMs });
      else setTimeout(want, idleWithinMs / 4);
      return wanted.then(load);
    },
    want,
  };
}
