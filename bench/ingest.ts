import type { LoadResult } from "./ingest/load.ts";
import { runLoad } from "./ingest/run-load.ts";
import { startBareServer } from "./ingest/start-bare-server.ts";
import { signUp, startProduct } from "./product.ts";
import { type BenchRow, median, quantile } from "./table.ts";

const rounds = 10;
const warmUpMs = 3_000;
const roundMs = 1_500;
const connections = 50;

/**
 * Visits a second that the product stores and answers with 202, beside a bare node:http server that parses and
 * answers. Each runs in a process of its own, as does what loads them; they take short turns, so that a busy machine
 * slows both alike, and the ratio is the median over the turns.
 */
export async function benchIngest(): Promise<BenchRow[]> {
  const bare = await startBareServer();
  const product = await startProduct();
  try {
    const { key } = await signUp(`http://127.0.0.1:${product.port}`);
    const run = (port: number, durationMs: number): Promise<LoadResult> =>
      runLoad({ port, key, connections, durationMs });

    await run(bare.port, warmUpMs);
    await run(product.port, warmUpMs);
    const rssBefore = await product.rssBytes();
    const results: { readonly bare: LoadResult; readonly product: LoadResult }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push({ bare: await run(bare.port, roundMs), product: await run(product.port, roundMs) });
    }
    const rssAfter = await product.rssBytes();
    return rowsOf(results, { rssBefore, rssAfter });
  } finally {
    await product.stop();
    await bare.stop();
  }
}

function rowsOf(
  results: readonly { readonly bare: LoadResult; readonly product: LoadResult }[],
  { rssBefore, rssAfter }: { readonly rssBefore: number; readonly rssAfter: number },
): BenchRow[] {
  const bare = median(results.map((result) => perSecond(result.bare)));
  const product = median(results.map((result) => perSecond(result.product)));
  const ratio = median(results.map((result) => perSecond(result.product) / perSecond(result.bare)));
  const latencies = results.flatMap((result) => result.product.latenciesMs);
  const bareLatencies = results.flatMap((result) => result.bare.latenciesMs);
  const failed = results.reduce((sum, result) => sum + result.product.failed, 0);
  const p99 = (values: readonly number[]): string => `p99 ${quantile(values, 0.99).toFixed(1)} ms`;

  return [
    {
      what: `ingest: POST /tracking/visit, ${connections} connections, 202 once stored`,
      value: `${Math.round(product)}/s`,
      ceiling: `bare node:http ${Math.round(bare)}/s`,
      ratio: ratio.toFixed(2),
      goal: ">= 0.45",
    },
    {
      what: "ingest: time to the answer",
      value: `p50 ${median(latencies).toFixed(1)} ms, ${p99(latencies)}, longest ${Math.ceil(quantile(latencies, 1))} ms`,
      ceiling: `p50 ${median(bareLatencies).toFixed(1)} ms, ${p99(bareLatencies)}`,
      ratio: (quantile(latencies, 0.99) / quantile(bareLatencies, 0.99)).toFixed(1),
      goal: "p99 <= 30 ms, never over 100",
    },
    {
      what: "ingest: answers other than 202",
      value: `${failed} of ${latencies.length}`,
      ceiling: "0",
      ratio: (failed / latencies.length).toFixed(4),
      goal: "0",
    },
    {
      what: "ingest: memory of the server process",
      value: `${megabytes(rssAfter)} MB`,
      ceiling: `${megabytes(rssBefore)} MB before the rounds`,
      ratio: (rssAfter / rssBefore).toFixed(2),
      goal: "<= 1.2 (flat)",
    },
  ];
}

function perSecond({ answered, durationMs }: LoadResult): number {
  return (answered / durationMs) * 1000;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}
