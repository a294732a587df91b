import { z } from "zod";
import type { Tools } from "#platform/tools.ts";

type EventTools = Pick<Tools, "events">;

const bounded = "SETTINGS max_execution_time = 5";

export async function versionOfClickHouse({ events }: EventTools): Promise<string> {
  const [row] = await events.query("SELECT version() AS version", {}, z.object({ version: z.string() }));
  return row?.version ?? "";
}

const table = z.object({ name: z.string(), rows: z.number(), bytes: z.number(), parts: z.number() });

/** The tables with rows, the largest first. */
export function listTables({ events }: EventTools): Promise<z.output<typeof table>[]> {
  return events.query(
    `SELECT table AS name, sum(rows) AS rows, sum(bytes_on_disk) AS bytes, count() AS parts FROM system.parts
     WHERE active AND database = currentDatabase() GROUP BY table ORDER BY bytes DESC, name LIMIT 50 ${bounded}`,
    {},
    table,
  );
}

const replica = z.object({
  table: z.string(),
  is_readonly: z.coerce.boolean(),
  queue: z.number(),
  delay_seconds: z.number(),
  active: z.number(),
  total: z.number(),
});

/** How far this server's replicas are. */
export function listReplicas({ events }: EventTools): Promise<z.output<typeof replica>[]> {
  return events.query(
    `SELECT table, toUInt8(is_readonly OR is_session_expired) AS is_readonly, queue_size AS queue,
       absolute_delay AS delay_seconds, active_replicas AS active, total_replicas AS total
     FROM system.replicas WHERE database = currentDatabase() ORDER BY table LIMIT 100 ${bounded}`,
    {},
    replica,
  );
}

/** Whether the server notes its statements; the embedded one does not. */
export async function hasQueryLog({ events }: EventTools): Promise<boolean> {
  const rows = await events.query(
    "SELECT name FROM system.tables WHERE database = 'system' AND name = 'query_log'",
    {},
    z.object({ name: z.string() }),
  );
  return rows.length > 0;
}

const statement = z.object({
  statement: z.string(),
  calls: z.number(),
  mean_ms: z.number(),
  total_ms: z.number(),
});

/** The statements of a day that took most time together, with their values left out. */
export function listSlowStatements(
  { events }: EventTools,
  limit: number,
): Promise<z.output<typeof statement>[]> {
  return events.query(
    `SELECT substring(replaceRegexpAll(normalizeQuery(any(query)), '\\\\s+', ' '), 1, 300) AS statement, count() AS calls,
       avg(query_duration_ms) AS mean_ms, toFloat64(sum(query_duration_ms)) AS total_ms
     FROM system.query_log
     WHERE event_date >= today() - 1 AND event_time > now() - INTERVAL 1 DAY AND type = 'QueryFinish'
       AND current_database = currentDatabase() AND query_kind IN ('Select', 'Insert')
     GROUP BY normalized_query_hash ORDER BY total_ms DESC LIMIT {limit:UInt32} ${bounded}`,
    { limit },
    statement,
  );
}

const applied = z.object({ name: z.string(), at: z.number() });

export function listApplied({ events }: EventTools): Promise<z.output<typeof applied>[]> {
  return events.query(
    "SELECT name, toUnixTimestamp64Milli(max(applied_at)) AS at FROM schema_migrations GROUP BY name ORDER BY name",
    {},
    applied,
  );
}
