/** Storage writes of a tab reach other tabs a little later than the release of a lock. */
const storageLagMs = 500;

/**
 * Runs the task while no other tab runs one, and releases the lock only when other tabs can read what it
 * wrote. Browsers offer locks on secure pages only; elsewhere each tab runs at once, which the server allows.
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
