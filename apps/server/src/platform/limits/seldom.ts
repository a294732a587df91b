/** Whether something may be said now that was not said for so long: what goes wrong a hundred times a second would fill the log. */
export function seldom(everyMs: number): () => boolean {
  let saidMs = Number.NEGATIVE_INFINITY;
  return () => {
    const nowMs = performance.now();
    if (nowMs - saidMs < everyMs) return false;
    saidMs = nowMs;
    return true;
  };
}
