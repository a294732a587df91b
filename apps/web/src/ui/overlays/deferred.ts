export interface DeferredModule<Module> {
  /** For React.lazy and to have it before: the first call waits until the browser is idle, or for `want`. */
  readonly load: () => Promise<Module>;
  /** Stops waiting: the user is about to need the module. */
  readonly want: () => void;
}

const idleWithinMs = 2000;
const pauseMs = 10_000;

/**
 * Delays loading heavy code until after the first paint, but before it is needed. What cannot be loaded then is loaded when
 * the user needs it, and without a network once there is one; it fails where the server has it no longer.
 */
export function deferred<Module>(load: () => Promise<Module>): DeferredModule<Module> {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
  const loadInTime = async (): Promise<Module> => {
    await Promise.race([wanted, whenIdle()]);
    try {
      return await load();
    } catch {
      await wanted;
      return loadOnline(load);
    }
  };
  let loading: Promise<Module> | undefined;
  return {
    load: () => {
      loading ??= loadInTime();
      return loading;
    },
    want,
  };
}

/** Loads code that stands outside of all pages, where no page could show an error: tries until it succeeds. */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await Promise.race([online(), new Promise((done) => setTimeout(done, pauseMs))]);
    }
  }
}

async function loadOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await online();
    }
  }
}

function online(): Promise<unknown> {
  return new Promise((done) => addEventListener("online", done, { once: true }));
}

/** Resolves when the browser has nothing else to do, or soon. */
export function whenIdle(): Promise<unknown> {
  return new Promise((done) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(done, { timeout: idleWithinMs });
    else setTimeout(done, idleWithinMs / 4);
  });
}
