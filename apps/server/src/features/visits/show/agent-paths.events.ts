import { type StoredVerdict, storedVerdicts } from "@citelens/contract/traffic/identity";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";

interface PathRange {
  readonly from: Date;
  /** The first instant that is no longer meant. */
  readonly before: Date;
  /** Most pairs of an agent and a path. */
  readonly limit: number;
}

const row = z.object({
  token: z.string(),
  path: z.string(),
  last_ms: z.number(),
  visits: z.number(),
  ...(Object.fromEntries(storedVerdicts.map((verdict) => [verdict, z.number()])) as Record<
    StoredVerdict,
    z.ZodNumber
  >), // one for each
});
/** How often an agent came for a path, in all and by verdict. */
export type AgentPath = z.output<typeof row>;

/** Counts of paths by agent; of more pairs than `limit` those of the most visits. */
export function countAgentPaths(
  events: ClickHouse,
  { workspaceId }: Place,
  { from, before, limit }: PathRange,
): Promise<AgentPath[]> {
  const byVerdict = storedVerdicts.map((verdict) => `countIf(verdict = '${verdict}') AS ${verdict}`);
  return events.query(
    `SELECT token, path, toUnixTimestamp64Milli(max(ts)) AS last_ms, count() AS visits, ${byVerdict.join(", ")}
     FROM visits
     WHERE workspace_id = {workspace:UUID}
       AND ts >= fromUnixTimestamp64Milli({from:Int64}, 'UTC') AND ts < fromUnixTimestamp64Milli({before:Int64}, 'UTC')
     GROUP BY token, path
     ORDER BY visits DESC, token, path
     LIMIT {limit:UInt32}`,
    { workspace: workspaceId, from: from.getTime(), before: before.getTime(), limit },
    row,
  );
}
