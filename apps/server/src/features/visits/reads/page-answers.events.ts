import { storedVerdicts } from "@citelens/contract/traffic/identity";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";

interface AnswerQuery {
  /** Agents by their tokens. */
  readonly tokens: readonly string[];
  readonly since: Date;
  readonly limit: number;
}

const answered = z.object({
  path: z.string(),
  token: z.string(),
  verdict: z.enum(storedVerdicts).catch("unchecked"),
  visits: z.number(),
  /** Answered with 2xx or 3xx, and with 4xx or 5xx; the others told no status. */
  ok: z.number(),
  errors: z.number(),
  /** The last status of 400 or more; 0 where there was none. */
  error_status: z.number(),
  last_ms: z.number(),
});
export type PageAnswers = z.output<typeof answered>;

/** How a workspace's site answered agents, by path, agent and verdict; of more than `limit` those with the most visits. Spoofed visits are none. */
export function listPageAnswers(
  events: ClickHouse,
  { workspaceId }: Place,
  { tokens, since, limit }: AnswerQuery,
): Promise<PageAnswers[]> {
  return events.query(
    `SELECT path, toString(token) AS token, visits.verdict AS verdict, count() AS visits,
       countIf(status BETWEEN 200 AND 399) AS ok, countIf(status >= 400) AS errors,
       argMaxIf(status, ts, status >= 400) AS error_status, toUnixTimestamp64Milli(max(ts)) AS last_ms
     FROM visits
     WHERE workspace_id = {workspace:UUID} AND ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC')
       AND verdict != 'spoofed' AND toString(token) IN {tokens:Array(String)}
     GROUP BY path, token, verdict ORDER BY visits DESC, path, token, verdict LIMIT {limit:UInt32}`,
    { workspace: workspaceId, tokens: [...tokens], since: since.getTime(), limit },
    answered,
  );
}
