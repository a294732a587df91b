import { setTimeout as wait } from "node:timers/promises";
import { laneOf } from "../../apps/server/src/features/operators/public.ts";
import { openLog } from "../../apps/server/src/platform/log.ts";
import { openPostgres } from "../../apps/server/src/platform/postgres.ts";
import { openAiServer } from "../../apps/server/test/fakes/ai/ai-server.ts";
import { channels } from "../../apps/server/test/fakes/ai/channels.ts";
import { type ClusterOptions, startCluster } from "../../apps/server/test/servers/cluster.ts";
import { programs } from "../../apps/server/test/servers/programs.ts";

/** One model for each of twelve lanes. */
const models = [
  "chatgpt",
  "claude",
  "gemini",
  "perplexity",
  "grok",
  "le-chat",
  "copilot",
  "deepseek",
  "kimi",
  "meta-ai",
  "qwen",
  "ai-overviews",
];
/** How long a model thinks. */
export const askMs = 300;
/** So many questions of the first lane are asked at once; of each other one a second. */
const atOnce = 4;

export interface AskedModel {
  readonly id: string;
  readonly lane: string;
}

export type Pool = ReturnType<typeof openPostgres>["pool"];

export interface BenchedCluster {
  /** Where its API answers: the balancer's address. */
  readonly address: string;
  /** The same database, for filling and watching it. */
  readonly pool: Pool;
  /** One of each lane. */
  readonly models: readonly AskedModel[];
}

/**
 * Two processes for the API and two for jobs on one PostgreSQL and one ClickHouse, which ask doubles of twelve providers that answer
 * after 300 ms. All of it is gone afterwards.
 */
export async function withCluster<T>(
  database: NonNullable<ClusterOptions["database"]>,
  measure: (cluster: BenchedCluster) => Promise<T>,
): Promise<T> {
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const env: Record<string, string> = {};
    const asked: AskedModel[] = [];
    for (const id of models) {
      const double = channels.find((channel) => channel.id === id);
      if (!double) throw new Error(`There is no double of ${id}.`);
      const server = await openAiServer(double.protocol);
      closing.push(server.close);
      server.answerWith(async () => {
        server.asked.length = 0; // nobody reads them here
        await wait(askMs);
        return "success" as const;
      });
      Object.assign(env, double.env(server));
      const lane = laneOf(env, id);
      if (!lane) throw new Error(`${id} has no lane.`);
      asked.push({ id, lane });
    }
    const cluster = await startCluster({
      isBalanced: programs.haproxy !== undefined,
      isPooled: false,
      database,
      env: {
        ...env,
        RATE_LIMIT_ALLOW: "127.0.0.1",
        LOG_LEVEL: "error",
        DRAIN_SECONDS: "1",
        OPERATOR_LIMITS: asked
          .map(({ lane }, index) => `${lane}=${index === 0 ? `${atOnce}/60000` : "1/60"}`)
          .join(", "),
        ANSWERS_PER_DAY_MAX: "1000000",
        SPEND_PER_DAY_MAX_USD: "1000000",
        REQUESTS_PER_MINUTE_MAX: "1000000",
      },
    });
    closing.push(cluster.stop);
    const postgres = openPostgres(cluster.databaseUrl, openLog("error"));
    closing.push(postgres.close);
    return await measure({ address: cluster.origin, pool: postgres.pool, models: asked });
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}
