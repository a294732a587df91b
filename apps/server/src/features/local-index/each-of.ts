/** Runs something for each item, a few at a time, in their order. The first failure is thrown once all have ended. */
export async function eachOf<T>(
  items: readonly T[],
  atOnceMax: number,
  run: (item: T) => Promise<unknown>,
): Promise<void> {
  const ahead = [...items];
  const runners = Array.from({ length: Math.min(atOnceMax, items.length) }, async () => {
    for (let item = ahead.shift(); item !== undefined; item = ahead.shift()) await run(item);
  });
  const results = await Promise.allSettled(runners);
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
