import { storedVerdicts } from "@citelens/contract/traffic/identity";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";

interface ReadQuery {
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
  /** Marks of agents of a group alone, as `markOf()` takes them apart: a large site has half a million. */
  marks: z.array(z.number()),
});
export type PageRead = z.output<typeof read>;

/** A group of agents, whether it is proven who came and what was answered (1 or 0), and when that was last so. */
export function markOf(number: number): {
  readonly agents: number;
  readonly proven: number;
  readonly lastMs: number;
} {
  const kind = number % kindsMax;
  return { agents: Math.floor(kind / 2), proven: kind % 2, lastMs: Math.floor(number / kindsMax) };
}

/** Twice as many as there can be groups; with the time, it fits into the integers of a double. */
const kindsMax = 256;

/** The pages that agents read, with the groups of agents that did; of more than `limit` those that were read last. */
export function listReads(
  events: ClickHouse,
  { workspaceId }: Place,
  { groups, since, limit, path }: ReadQuery,
): Promise<PageRead[]> {
  return events.query(
    `SELECT any(known) AS path, min(first) AS first_ms, max(last) AS last_ms,
       groupArrayIf(last * ${kindsMax} + kind, kind > 1) AS marks
     FROM (
       SELECT sipHash64(path) AS page, any(path) AS known,
         transform(toString(token), {tokens:Array(String)}, {groups:Array(UInt8)}, toUInt8(0)) * 2
           + (verdict = 'verified' AND status != 0) AS kind,
         toUnixTimestamp64Milli(min(ts)) AS first, toUnixTimestamp64Milli(max(ts)) AS last
       FROM visits WHERE ${isMeant} AND ${isRead}${path === undefined ? "" : " AND visits.path = {path:String}"}
       GROUP BY page, kind
     )
     GROUP BY page ORDER BY last_ms DESC, path LIMIT {limit:UInt32}`,
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

/** Readers of one page, by verdict, whatever was answered. */
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
  { path, groups, since }: Pick<ReadQuery, "groups" | "since"> & { readonly path: string },
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
