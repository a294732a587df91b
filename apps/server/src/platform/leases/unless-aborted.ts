/** Result of something; or throws the signal's reason, at once, and what came of it is left alone. */
export async function unlessAborted<T>(signal: AbortSignal, coming: Promise<T>): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([coming, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
