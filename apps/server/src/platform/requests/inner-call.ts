import { AsyncLocalStorage } from "node:async_hooks";

const inner = new AsyncLocalStorage<true>();

/**
 * Runs work whose requests to this very process, by `app.inject`, count as calls of `/mcp`. It is state of the process and nothing that
 * a request says of itself, so nobody outside can claim it.
 */
export function withinInnerCall<T>(run: () => Promise<T>): Promise<T> {
  return inner.run(true, run);
}

/** Whether what is being answered is such a request. */
export function isInnerCall(): boolean {
  return inner.getStore() === true;
}
