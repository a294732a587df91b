import { z } from "zod";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { type Usage, unknownUsage } from "../usage.ts";

/** No call comes near it, and several such amounts together can still be stored. */
const amountMax = 100_000_000;

/** How many of something a provider counts, as a whole number; null where it is missing, or can be no such count. */
export const amount = z.number().min(0).max(amountMax).transform(Math.round).nullish().catch(null);

/** A sum of money in whatever a provider counts it; null where it is missing or is none. Whether to believe it, see costOf. */
export const money = z.number().nonnegative().nullish().catch(null);

/** Usage of several calls together. Its cost is known only where each of theirs is. */
export function summedUsage(usages: readonly Usage[]): Usage {
  const sumOf = (field: keyof Usage): number | null => added(usages.map((usage) => usage[field]));
  return {
    ...unknownUsage,
    inputTokens: sumOf("inputTokens"),
    cachedInputTokens: sumOf("cachedInputTokens"),
    cacheWriteTokens: sumOf("cacheWriteTokens"),
    outputTokens: sumOf("outputTokens"),
    searches: sumOf("searches"),
    costUsd: usages.some(({ costUsd }) => costUsd === null) ? null : sumOf("costUsd"),
  };
}

/** Null if none of them is known. */
export function added(amounts: readonly (number | null | undefined)[]): number | null {
  const known = amounts.filter((one) => typeof one === "number");
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

/** A request that may come after others of the same answer: if it fails, they were paid nevertheless. */
export async function withUsage<T>(asking: Promise<T>, before: Usage | undefined): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!before || !(error instanceof OperatorFailure)) throw error;
    const { kind, message, status, again, retryAfterMs } = error;
    const usage = summedUsage(error.usage ? [before, error.usage] : [before]);
    throw new OperatorFailure(kind, message, { status, again, retryAfterMs, usage, cause: error });
  }
}
