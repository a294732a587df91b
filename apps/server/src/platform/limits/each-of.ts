import { pMapSettled } from "p-map";

/** Runs something for each item, a few at a time, in their order. The first failure is thrown once all have ended. */
export async function eachOf<T>(
  items: readonly T[],
  atOnceMax: number,
  run: (item: T) => Promise<unknown>,
): Promise<void> {
  const results = await pMapSettled(items, run, { concurrency: atOnceMax });
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
