import { storedVerdicts } from "@citelens/contract/traffic/identity";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import type { Place } from "#platform/place.ts";
import type { SummedReads } from "./billable.rules.ts";
import type { AdRead, KnownRead, VisitedMinute } from "./reads.rules.ts";

const visited = z.object({
  path: z.string(),
  token: z.string(),
  minute_ms: z.number(),
  verdict: z.enum(storedVerdicts).catch("unchecked"),
});

/** Agents' visits of pages that were answered as they are, one of an agent, a page and a minute: the best verdict of that minute. */
export function listVisited(
  events: ClickHouse,
  { workspaceId }: Place,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<VisitedMinute[]> {
  return events.query(
    `SELECT path, token, toUnixTimestamp(toStartOfMinute(ts)) * 1000 AS minute_ms,
       multiIf(countIf(verdict = 'verified') > 0, 'verified', countIf(verdict != 'spoofed') > 0, anyIf(verdict, verdict != 'spoofed'), 'spoofed') AS verdict
     FROM visits_recent
     WHERE workspace_id = {workspace:UUID} AND ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC')
       AND ts < fromUnixTimestamp64Milli({until:Int64}, 'UTC') AND (status BETWEEN 200 AND 299 OR status IN (0, 304))
     GROUP BY path, token, minute_ms`,
    { workspace: workspaceId, since: since.getTime(), until: until.getTime() },
    visited,
  );
}

const signed = z.object({
  path: z.string(),
  token: z.string(),
  minute_ms: z.number(),
  signatures: z.array(z.string()),
});
export type SignedVisits = z.output<typeof signed>;

/** Visits among the same with a signature that was found to be their agent's, with what is kept of some signatures of a minute. */
export function listSigned(
  events: ClickHouse,
  { workspaceId }: Place,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<SignedVisits[]> {
  const range = `ts >= fromUnixTimestamp64Milli({since:Int64}, 'UTC') AND ts < fromUnixTimestamp64Milli({until:Int64}, 'UTC')`;
  return events.query(
    `SELECT path, token, toUnixTimestamp(toStartOfMinute(ts)) * 1000 AS minute_ms, groupUniqArray(8)(signature) AS signatures
     FROM visits
     WHERE workspace_id = {workspace:UUID} AND ${range}
       AND path IN (SELECT path FROM visits_recent WHERE workspace_id = {workspace:UUID} AND ${range})
       AND verdict = 'verified' AND evidence = 'signature' AND (status BETWEEN 200 AND 299 OR status IN (0, 304))
     GROUP BY path, token, minute_ms`,
    { workspace: workspaceId, since: since.getTime(), until: until.getTime() },
    signed,
  );
}

const known = z.object({
  placement_id: z.string(),
  path: z.string(),
  token: z.string(),
  minute_ms: z.number(),
  verdict: z.string(),
  proof: z.string(),
});

/** Reads that are written down already. */
export function listKnown(
  events: ClickHouse,
  { workspaceId }: Place,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<KnownRead[]> {
  return events.query(
    `SELECT toString(placement_id) AS placement_id, path, token, toUnixTimestamp(ts) * 1000 AS minute_ms, verdict, proof
     FROM ad_reads FINAL
     WHERE workspace_id = {workspace:UUID} AND ts >= toDateTime({since:UInt32}, 'UTC') AND ts < toDateTime({until:UInt32}, 'UTC')`,
    { workspace: workspaceId, since: seconds(since), until: Math.ceil(until.getTime() / 1_000) },
    known,
  );
}

export function insertReads(events: ClickHouse, rows: readonly AdRead[]): Promise<void> {
  return rows.length === 0
    ? Promise.resolve()
    : events.insert(
        "ad_reads",
        rows.map((row) => ({ ...row })),
      );
}

/** As late as ClickHouse's seconds go. */
const foreverAfter = new Date(0xffff_ffff * 1_000);

/** Condition for a proven read, which stays so unless it turns out to be spoofed. */
const isProven = "proof != '' AND verdict != 'spoofed'";

const summed = z.object({
  advertiser_id: z.string(),
  campaign_id: z.string(),
  creative_id: z.string(),
  placement_id: z.string(),
  quarter_ms: z.number(),
  reads: z.number(),
  proven: z.number(),
  proven_prices: z.number(),
  unproven_prices: z.number(),
});

/** Reads that count of a publisher's pages, by what was read and when; what proved spoofed is there with none, to replace it. */
export function sumReads(
  events: ClickHouse,
  { workspaceId }: Place,
  { since, until = foreverAfter }: { readonly since: Date; readonly until?: Date },
): Promise<SummedReads[]> {
  return events.query(
    `SELECT toString(advertiser_id) AS advertiser_id, toString(campaign_id) AS campaign_id, toString(creative_id) AS creative_id,
       toString(placement_id) AS placement_id, toUnixTimestamp(toStartOfFifteenMinutes(ts)) * 1000 AS quarter_ms,
       countIf(verdict != 'spoofed') AS reads, countIf(${isProven}) AS proven,
       sumIf(price_cents_per_1000, ${isProven}) AS proven_prices,
       sumIf(price_cents_per_1000, verdict != 'spoofed' AND proof = '') AS unproven_prices
     FROM ad_reads FINAL
     WHERE workspace_id = {workspace:UUID} AND ts >= toDateTime({since:UInt32}, 'UTC') AND ts < toDateTime({until:UInt32}, 'UTC')
       AND is_agent = 1
     GROUP BY advertiser_id, campaign_id, creative_id, placement_id, quarter_ms`,
    { workspace: workspaceId, since: seconds(since), until: seconds(until) },
    summed,
  );
}

const byOperator = z.object({
  publisher: z.string(),
  operator: z.string(),
  reads: z.number(),
  proven: z.number(),
  last_ms: z.number(),
});

/** Reads of publishers' pages from a day on, in UTC, by the operator of the agents; the most first. */
export function readsOfPublishers(
  events: ClickHouse,
  { publisherIds, since }: { readonly publisherIds: readonly string[]; readonly since: string },
): Promise<z.output<typeof byOperator>[]> {
  if (publisherIds.length === 0) return Promise.resolve([]);
  return events.query(
    `SELECT toString(workspace_id) AS publisher, operator, count() AS reads, countIf(${isProven}) AS proven,
       toUnixTimestamp(max(ts)) * 1000 AS last_ms
     FROM ad_reads FINAL
     WHERE workspace_id IN {publishers:Array(UUID)} AND ts >= toDateTime({since:Date}, 'UTC') AND verdict != 'spoofed' AND is_agent = 1
     GROUP BY publisher, operator ORDER BY reads DESC, operator`,
    { publishers: [...publisherIds], since },
    byOperator,
  );
}

/** Deletes every read of a publisher's pages, and tells how many rows that were. */
export async function deleteReads(events: ClickHouse, { workspaceId }: Place): Promise<number> {
  const workspace = { workspace: workspaceId };
  const [counted] = await events.query(
    "SELECT count() AS rows FROM ad_reads WHERE workspace_id = {workspace:UUID}",
    workspace,
    z.object({ rows: z.number() }),
  );
  await events.command("DELETE FROM ad_reads WHERE workspace_id = {workspace:UUID}", workspace);
  return counted?.rows ?? 0;
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
