export interface Deferred<Module> {
  /** For React.lazy: the first call waits until the browser is idle, or for `want`. */
  readonly load: () => Promise<Module>;
  /** Stops waiting: the user is about to need the module. */
  readonly want: () => void;
}

const idleWithinMs = 2000;

/** Delays loading heavy code until after the first paint, but before it is needed. */
export function deferred<Module>(load: () => Promise<Module>): Deferred<Module> {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
  return {
    load: () => {
      // Safari has no requestIdleCallback.
      if ("requestIdleCallback" in window) requestIdleCallback(() => want(), { timeout: idleWithinMs });
      else setTimeout(want, idleWithinMs / 4);
      return wanted.then(load);
    },
    want,
  };
}
