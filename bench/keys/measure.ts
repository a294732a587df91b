import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { type Account, makeReadKey, signUp, startProduct } from "../product.ts";
import { type BenchRow, quantile } from "../table.ts";

const readers = 100;
const everyMs = 1_000;
/** A reader alone calls as often as its limit lets it, so that its 99th percentile is one of many. */
const everyMsAlone = 100;
const roundMs = 10_000;
const rounds = 3;
const floodCalls = 10_000;
const floodAtOnce = 200;

interface ReadResult {
  readonly status: number;
  readonly ms: number;
}

/**
 * Readers with keys of their own: one with ten calls a second, a hundred with one each; and what one of them notices while another
 * organization sends 10,000 calls with one key, of which its limit lets 600 a minute pass.
 */
export async function benchKeys(): Promise<BenchRow[]> {
  const product = await startProduct({ BILLING: "off", RATE_LIMIT_ALLOW: "" });
  const agent = new Agent({ keepAlive: true, maxSockets: readers + floodAtOnce });
  try {
    const address = `http://127.0.0.1:${product.port}`;
    const [quiet, loud] = [await signUp(address), await signUp(address)];
    const keys = await Promise.all(
      Array.from({ length: readers }, (_, index) => makeReadKey(address, quiet, `Reader ${index}`)),
    );
    const loudKey = await makeReadKey(address, loud, "Loud");
    const [firstKey = ""] = keys;
    const read = (of: Account, key: string): Promise<ReadResult> =>
      timed(`${address}/api/v1/projects/${of.projectId}/insights/summary/`, key, agent);
    const readEach = (): Promise<ReadResult[]> => paced(keys, everyMs, (key) => read(quiet, key));
    const readAlone = (): Promise<ReadResult[]> => paced([firstKey], everyMsAlone, (key) => read(quiet, key));

    await readEach();
    const one: ReadResult[] = [];
    const many: ReadResult[] = [];
    const beside: ReadResult[] = [];
    const flood: ReadResult[] = [];
    for (let round = 0; round < rounds; round += 1) {
      one.push(...(await readAlone()));
      many.push(...(await readEach()));
      const flooding = atOnce(floodCalls / rounds, floodAtOnce, () => read(loud, loudKey));
      beside.push(...(await readAlone()));
      flood.push(...(await flooding));
    }
    return rowsOf({ one, many, beside, flood });
  } finally {
    agent.destroy();
    await product.stop();
  }
}

/** A call of each key so often, spread over that time, for the time of a round. */
async function paced(
  keys: readonly string[],
  pauseMs: number,
  call: (key: string) => Promise<ReadResult>,
): Promise<ReadResult[]> {
  const results = await Promise.all(
    keys.map(async (key, index) => {
      await delay((pauseMs * index) / keys.length);
      const calls: Promise<ReadResult>[] = [];
      for (let nth = 0; nth < roundMs / pauseMs; nth += 1) {
        calls.push(call(key));
        await delay(pauseMs);
      }
      return Promise.all(calls);
    }),
  );
  return results.flat();
}

async function atOnce(calls: number, width: number, call: () => Promise<ReadResult>): Promise<ReadResult[]> {
  const results: ReadResult[] = [];
  const lane = async (): Promise<void> => {
    while (results.length < calls) results.push(await call());
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

function timed(url: string, key: string, agent: Agent): Promise<ReadResult> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Api-Key ${key}` } }, (response) => {
      response.resume();
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - began }),
      );
    }).once("error", reject);
  });
}

type ReadResults = Readonly<Record<"one" | "many" | "beside" | "flood", readonly ReadResult[]>>;

function rowsOf({ one, many, beside, flood }: ReadResults): BenchRow[] {
  const p99 = (results: readonly ReadResult[]): number =>
    quantile(
      results.map(({ ms }) => ms),
      0.99,
    );
  const withStatus = (results: readonly ReadResult[], wanted: number): number =>
    results.filter(({ status }) => status === wanted).length;
  const alone = `one reader p99 ${p99(one).toFixed(1)} ms`;
  return [
    {
      what: "keys: 100 readers, each with a key and a call a second",
      value: `p99 ${p99(many).toFixed(1)} ms`,
      ceiling: alone,
      ratio: (p99(many) / p99(one)).toFixed(2),
      goal: "<= 2",
    },
    {
      what: "keys: one reader beside 10,000 calls of another organization's key",
      value: `p99 ${p99(beside).toFixed(1)} ms`,
      ceiling: alone,
      ratio: (p99(beside) / p99(one)).toFixed(2),
      goal: "",
    },
    {
      what: "keys: calls of the 10,000 that are let pass",
      value: `${withStatus(flood, 200)} of ${flood.length}; ${withStatus(flood, 429)} refused`,
      ceiling: "600 a minute",
      ratio: "",
      goal: "",
    },
    {
      what: "keys: calls of readers that are not answered",
      value: String([...one, ...many, ...beside].filter(({ status }) => status !== 200).length),
      ceiling: "0",
      ratio: "",
      goal: "0",
    },
  ];
}
