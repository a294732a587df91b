/** What a tab writes to the storage reaches other tabs a little later than a lock that it gives back. */
const storageLagMs = 500;

/**
 * Runs the task while no other tab runs one, and lets the next tab begin only when it can read what this one
 * wrote. Browsers offer locks to secure pages only; elsewhere each tab runs at once, which the server allows.
 */
export function withTabLock<T>(task: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return task();

  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const holding = navigator.locks.request("token-refresh", async () => {
    await task().then(resolve, reject);
    await new Promise((release) => setTimeout(release, storageLagMs));
  });
  holding.catch(reject);
  return promise;
}
