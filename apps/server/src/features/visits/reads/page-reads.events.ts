import { storedVerdicts } from "@citelens/contract/traffic/identity";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";

interface Wanted {
  /** Agents by their tokens, each in one group of those that are told apart, numbered from 1 on. */
  readonly groups: ReadonlyMap<string, number>;
  readonly since: Date;
  readonly limit: number;
  /** One page alone. */
  readonly path?: string | undefined;
}

/** Agents read a page where it was answered as it is, or as they have it already; 0 stands for a status that nobody told. */
const isRead = "(status BETWEEN 200 AND 299 OR status IN (0, 304))";
const isMeant = `workspace_id = {workspace:UUID} AND ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC')
  AND verdict != 'spoofed'`;

const read = z.object({
  path: z.string(),
  first_ms: z.number(),
  last_ms: z.number(),
  /** Group, whether it is proven who came and what was answered, and when that was last so; 0 for agents of no group. */
  marks: z.array(z.tuple([z.number(), z.number(), z.number()])),
});
export type PageRead = z.output<typeof read>;

/** The pages that agents read, with the groups of agents that did; of more than `limit` those that were read last. */
export function listReads(
  events: ClickHouse,
  { workspaceId }: Place,
  { groups, since, limit, path }: Wanted,
): Promise<PageRead[]> {
  return events.query(
    `SELECT path, min(first) AS first_ms, max(last) AS last_ms, groupArray((agents, proven, last)) AS marks
     FROM (
       SELECT path, transform(toString(token), {tokens:Array(String)}, {groups:Array(UInt8)}, toUInt8(0)) AS agents,
         agents > 0 AND verdict = 'verified' AND status != 0 AS proven,
         toUnixTimestamp64Milli(min(ts)) AS first, toUnixTimestamp64Milli(max(ts)) AS last
       FROM visits WHERE ${isMeant} AND ${isRead}${path === undefined ? "" : " AND path = {path:String}"}
       GROUP BY path, agents, proven
     )
     GROUP BY path ORDER BY last_ms DESC, path LIMIT {limit:UInt32}`,
    {
      workspace: workspaceId,
      since: since.getTime(),
      tokens: [...groups.keys()],
      groups: [...groups.values()],
      limit,
      ...(path !== undefined && { path }),
    },
    read,
  );
}

const reader = z.object({
  token: z.string(),
  verdict: z.enum(storedVerdicts).catch("unchecked"),
  visits: z.number(),
  first_ms: z.number(),
  last_ms: z.number(),
});
export type PageReader = z.output<typeof reader>;

/** Who came for one page, by verdict, whatever was answered. */
export function listReaders(
  events: ClickHouse,
  { workspaceId }: Place,
  { path, since }: { readonly path: string; readonly since: Date },
): Promise<PageReader[]> {
  return events.query(
    `SELECT token, visits.verdict AS verdict, count() AS visits, toUnixTimestamp64Milli(min(ts)) AS first_ms,
       toUnixTimestamp64Milli(max(ts)) AS last_ms
     FROM visits WHERE ${isMeant} AND path = {path:String}
     GROUP BY token, verdict ORDER BY visits DESC, token, verdict`,
    { workspace: workspaceId, path, since: since.getTime() },
    reader,
  );
}

const counted = z.object({ agents: z.number(), proven: z.number(), visits: z.number() });
export type GroupReads = z.output<typeof counted>;

/** How often each group of agents read one page. */
export function countReads(
  events: ClickHouse,
  { workspaceId }: Place,
  { path, groups, since }: Pick<Wanted, "groups" | "since"> & { readonly path: string },
): Promise<GroupReads[]> {
  return events.query(
    `SELECT transform(toString(token), {tokens:Array(String)}, {groups:Array(UInt8)}, toUInt8(0)) AS agents,
       agents > 0 AND verdict = 'verified' AND status != 0 AS proven, count() AS visits
     FROM visits WHERE ${isMeant} AND ${isRead} AND path = {path:String}
     GROUP BY agents, proven`,
    {
      workspace: workspaceId,
      path,
      since: since.getTime(),
      tokens: [...groups.keys()],
      groups: [...groups.values()],
    },
    counted,
  );
}
