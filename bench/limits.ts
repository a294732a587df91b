import type { LoadResult } from "./ingest/load.ts";
import { runLoad } from "./ingest/run-load.ts";
import { signUp, startProduct } from "./product.ts";
import { type BenchRow, quantile } from "./table.ts";

const rounds = 8;
const roundMs = 2_000;
const burstMs = 6_000;
/** A hundred visits a second at most. */
const quiet = { connections: 1, pauseMs: 10 };
/** Some thousand a second: several times its limit, and less than the load of a machine that can do nothing else any more. */
const flood = { connections: 20, pauseMs: 5 };
/** Far below what the flood tries, and above what the quiet one sends. */
const eventsPerSecondMax = 500;

/**
 * Effect of one organization's flood on another's visits: the quiet one reports alone and beside a flood in turns, so that a busy machine
 * slows both alike. Everything beyond the flood's limit is answered with 429.
 */
export async function benchLimits(): Promise<BenchRow[]> {
  const product = await startProduct({
    BILLING: "off",
    RATE_LIMIT_ALLOW: "",
    EVENTS_PER_SECOND_MAX: String(eventsPerSecondMax),
  });
  try {
    const address = `http://127.0.0.1:${product.port}`;
    const [other, loud] = [await signUp(address), await signUp(address)];
    const { port } = product;
    const overflow = (durationMs: number): Promise<LoadResult> =>
      runLoad({ port, key: loud.key, durationMs, ...flood });
    const measure = (): Promise<LoadResult> =>
      runLoad({ port, key: other.key, durationMs: roundMs, ...quiet });

    await measure();
    await overflow(burstMs); // what may come at once is used up, so that the limit holds from now on
    const alone: LoadResult[] = [];
    const beside: { readonly quiet: LoadResult; readonly loud: LoadResult }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await measure());
      const [ofQuiet, ofLoud] = await Promise.all([measure(), overflow(roundMs)]);
      beside.push({ quiet: ofQuiet, loud: ofLoud });
    }
    return rowsOf(alone, beside);
  } finally {
    await product.stop();
  }
}

function rowsOf(
  alone: readonly LoadResult[],
  beside: readonly { readonly quiet: LoadResult; readonly loud: LoadResult }[],
): BenchRow[] {
  const p99 = (results: readonly LoadResult[]): number =>
    quantile(
      results.flatMap(({ latenciesMs }) => latenciesMs),
      0.99,
    );
  const sum = (results: readonly LoadResult[], of: (result: LoadResult) => number): number =>
    results.reduce((all, result) => all + of(result), 0);
  const [quiet, loud] = [beside.map((one) => one.quiet), beside.map((one) => one.loud)];
  const seconds = sum(loud, ({ durationMs }) => durationMs) / 1_000;
  const stored = sum(loud, ({ answered, failed }) => answered - failed) / seconds;
  const tried = sum(loud, ({ answered }) => answered) / seconds;
  return [
    {
      what: "limits: a visit of one organization beside another's flood",
      value: `p99 ${p99(quiet).toFixed(1)} ms`,
      ceiling: `alone p99 ${p99(alone).toFixed(1)} ms`,
      ratio: (p99(quiet) / p99(alone)).toFixed(2),
      goal: "<= 1.5",
    },
    {
      what: "limits: visits of the flood that are stored",
      value: `${Math.round(stored)}/s of ${Math.round(tried)}/s`,
      ceiling: `${eventsPerSecondMax}/s, and what gathers between its turns`,
      ratio: (stored / eventsPerSecondMax).toFixed(2),
      goal: "",
    },
    {
      what: "limits: visits of the other one that are refused",
      value: `${sum(quiet, ({ failed }) => failed)} of ${sum(quiet, ({ answered }) => answered)}`,
      ceiling: "0",
      ratio: "",
      goal: "0",
    },
  ];
}
