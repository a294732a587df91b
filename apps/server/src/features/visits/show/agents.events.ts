import { storedVerdicts } from "@citelens/contract/traffic/identity";
import { z } from "zod";
import type { ClickHouse } from "#platform/clickhouse.ts";
import { conditionsOf, type VisitFilter } from "../store/visit-conditions.rules.ts";

/** Condition for verdicts that are asked for; the others are only looked at to tell how many were spoofed. */
const asked = "verdict IN {verdicts:Array(String)}";
/** Different pages are counted by a hash of 64 bits, in half the time: of a million pages, all but surely all. */
const page = "cityHash64(path)";
const verdict = z.enum(storedVerdicts).catch("unchecked");
const millis = (what: string): string => `toUnixTimestamp64Milli(${what})`;

const sums = z.object({
  visits: z.number(),
  pages: z.number(),
  agents: z.number(),
  verified: z.number(),
  spoofed: z.number(),
});
export type TrafficSums = z.output<typeof sums>;

export async function sumVisits(events: ClickHouse, filter: VisitFilter): Promise<TrafficSums> {
  const { where, parameters } = conditionsOf(filter);
  const [row] = await events.query(
    `SELECT countIf(${asked}) AS visits, uniqExactIf(${page}, ${asked}) AS pages, uniqExactIf(token, ${asked}) AS agents,
       countIf(verdict = 'verified') AS verified, countIf(verdict = 'spoofed') AS spoofed
     FROM visits WHERE workspace_id = {workspace:UUID} AND ${where}`,
    parameters,
    sums,
  );
  return row ?? { visits: 0, pages: 0, agents: 0, verified: 0, spoofed: 0 };
}

const agentSums = z.object({
  token: z.string(),
  visits: z.number(),
  pages: z.number(),
  verified: z.number(),
  spoofed: z.number(),
  failed: z.number(),
  last_ms: z.number(),
});
export type AgentSums = z.output<typeof agentSums>;

/** Sums of each agent, the most visits first; also those of whom only spoofed visits came. */
export function sumByAgent(events: ClickHouse, filter: VisitFilter): Promise<AgentSums[]> {
  const { where, parameters } = conditionsOf(filter);
  return events.query(
    `SELECT token, countIf(${asked}) AS visits, uniqExactIf(${page}, ${asked}) AS pages,
       countIf(verdict = 'verified') AS verified, countIf(verdict = 'spoofed') AS spoofed,
       countIf(status >= 400 AND ${asked}) AS failed,
       ${millis(`if(countIf(${asked}) > 0, maxIf(ts, ${asked}), max(ts))`)} AS last_ms
     FROM visits WHERE workspace_id = {workspace:UUID} AND ${where}
     GROUP BY token
     ORDER BY visits DESC, spoofed DESC, token`,
    parameters,
    agentSums,
  );
}

const pageRow = z.object({
  path: z.string(),
  visits: z.number(),
  failed: z.number(),
  last_ms: z.number(),
});
export type AgentPageRow = z.output<typeof pageRow>;

export type PageOrder = "visits" | "last_ms" | "path";

interface AgentSlice {
  readonly by: PageOrder;
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

const pageColumns = `path, count() AS visits, countIf(status >= 400) AS failed, ${millis("max(ts)")} AS last_ms`;

/** Some of the pages that agents read, and how many there are. Ties are ordered by path. */
export async function listPageRows(
  events: ClickHouse,
  filter: VisitFilter,
  { by, descending, limit, offset }: AgentSlice,
): Promise<{ readonly rows: readonly AgentPageRow[]; readonly pages: number }> {
  const { where, parameters } = conditionsOf(filter);
  const rows = await events.query(
    `SELECT *, count() OVER () AS pages
     FROM (
       SELECT ${pageColumns} FROM visits
       WHERE workspace_id = {workspace:UUID} AND ${where} AND ${asked} GROUP BY path
     )
     ORDER BY ${orderOf(by, descending)} LIMIT {limit:UInt32} OFFSET {offset:UInt64}`,
    { ...parameters, limit, offset },
    pageRow.extend({ pages: z.number() }),
  );
  const [first] = rows;
  if (first) return { rows: rows.map(({ pages: _, ...row }) => row), pages: first.pages };
  return { rows: [], pages: offset === 0 ? 0 : await countPages(events, filter) };
}

const reader = z.object({ token: z.string(), visits: z.number(), verified: z.number(), last_ms: z.number() });
/** An agent that read a page. */
export type Reader = z.output<typeof reader>;

const readPage = pageRow.extend({
  readers: z.array(
    z
      .tuple([z.string(), z.number(), z.number(), z.number()])
      .transform(([token, visits, verified, last_ms]): Reader => ({ token, visits, verified, last_ms })),
  ),
});
export type ReadPageRow = z.output<typeof readPage>;

/** All of them, one after the other, each with those who read it: of each page the most visits first. */
export function streamPageRows(
  events: ClickHouse,
  filter: VisitFilter,
  { by, descending }: Pick<AgentSlice, "by" | "descending">,
): AsyncIterable<ReadPageRow> {
  const { where, parameters } = conditionsOf(filter);
  return events.stream(
    `SELECT path, sum(of_agent) AS visits, sum(failed_of_agent) AS failed, max(last_of_agent) AS last_ms,
       arraySort(one -> (-toInt64(one.2), one.1), groupArray((token, of_agent, verified, last_of_agent))) AS readers
     FROM (
       SELECT path, token, count() AS of_agent, countIf(status >= 400) AS failed_of_agent,
         countIf(verdict = 'verified') AS verified, ${millis("max(ts)")} AS last_of_agent
       FROM visits WHERE workspace_id = {workspace:UUID} AND ${where} AND ${asked} GROUP BY path, token
     )
     GROUP BY path
     ORDER BY ${orderOf(by, descending)}`,
    parameters,
    readPage,
  );
}

function orderOf(by: PageOrder, descending: boolean): string {
  const order = descending ? `${by} DESC` : by;
  return by === "path" ? order : `${order}, path`;
}

async function countPages(events: ClickHouse, filter: VisitFilter): Promise<number> {
  const { where, parameters } = conditionsOf(filter);
  const [row] = await events.query(
    `SELECT uniqExact(${page}) AS pages FROM visits WHERE workspace_id = {workspace:UUID} AND ${where} AND ${asked}`,
    parameters,
    z.object({ pages: z.number() }),
  );
  return row?.pages ?? 0;
}

const readerOfPage = reader.extend({ path: z.string() });
type ReaderRow = z.output<typeof readerOfPage>;

/** Readers of these pages, for each the most visits first. */
export function listReaders(
  events: ClickHouse,
  filter: VisitFilter,
  paths: readonly string[],
): Promise<ReaderRow[]> {
  const { where, parameters } = conditionsOf(filter);
  return events.query(
    `SELECT path, token, count() AS visits, countIf(verdict = 'verified') AS verified, ${millis("max(ts)")} AS last_ms
     FROM visits
     WHERE workspace_id = {workspace:UUID} AND ${where} AND ${asked} AND path IN {paths:Array(String)}
     GROUP BY path, token
     ORDER BY path, visits DESC, token`,
    { ...parameters, paths: [...paths] },
    readerOfPage,
  );
}

/** The one agent's or the one page's visits that the details are about. */
export type Subject = { readonly token: string } | { readonly path: string };

const facts = z.object({
  visits: z.number(),
  pages: z.number(),
  spoofed: z.number(),
  /** 0 without any. */
  first_ms: z.number(),
  last_ms: z.number(),
});
export type SubjectFacts = z.output<typeof facts>;

export async function findFacts(
  events: ClickHouse,
  filter: VisitFilter,
  subject: Subject,
): Promise<SubjectFacts | undefined> {
  const { where, parameters } = conditionsOf(filter);
  const [row] = await events.query(
    `SELECT countIf(${asked}) AS visits, uniqExactIf(${page}, ${asked}) AS pages,
       countIf(verdict = 'spoofed') AS spoofed,
       ${millis(`minIf(ts, ${asked})`)} AS first_ms, ${millis(`maxIf(ts, ${asked})`)} AS last_ms
     FROM visits WHERE workspace_id = {workspace:UUID} AND ${where} AND ${isSubject(subject)}`,
    { ...parameters, subject: nameOf(subject) },
    facts,
  );
  return row;
}

const trait = z.object({
  trait: z.enum(["proof", "status", "network", "user_agent"]),
  verdict,
  evidence: z.string(),
  status: z.number(),
  address_prefix: z.string(),
  ua: z.string(),
  visits: z.number(),
});
/** How often something was so: of the columns, those that belong to the trait say what. */
export type TraitRow = z.output<typeof trait>;

/** The twenty most frequent statuses, names, networks and proofs; the last two of spoofed visits too. */
export function listTraits(events: ClickHouse, filter: VisitFilter, subject: Subject): Promise<TraitRow[]> {
  const { where, parameters } = conditionsOf(filter);
  return events.query(
    `SELECT multiIf(grouping(status) = 0, 'status', grouping(ua) = 0, 'user_agent',
         grouping(address_prefix) = 0, 'network', 'proof') AS trait,
       verdict, evidence, status, address_prefix, ua,
       if(trait IN ('status', 'user_agent'), countIf(${asked}), count()) AS visits
     FROM visits WHERE workspace_id = {workspace:UUID} AND ${where} AND ${isSubject(subject)}
     GROUP BY GROUPING SETS ((verdict, evidence), (status), (ua), (address_prefix, verdict))
     HAVING visits > 0
     ORDER BY visits DESC, status, ua, address_prefix, evidence
     LIMIT 20 BY trait`,
    { ...parameters, subject: nameOf(subject) },
    trait,
  );
}

function isSubject(subject: Subject): string {
  return "token" in subject ? "token = {subject:String}" : "path = {subject:String}";
}

function nameOf(subject: Subject): string {
  return "token" in subject ? subject.token : subject.path;
}

const live = z.object({
  at_ms: z.number(),
  path: z.string(),
  status: z.number(),
  token: z.string(),
  verdict,
});
export type LiveRow = z.output<typeof live>;

/** The newest visits of the last two days. */
export function listNewest(
  events: ClickHouse,
  { workspaceId }: Pick<VisitFilter, "workspaceId">,
  limit: number,
): Promise<LiveRow[]> {
  return events.query(
    `SELECT ${millis("ts")} AS at_ms, path, status, token, verdict FROM visits_recent
     WHERE workspace_id = {workspace:UUID}
     ORDER BY ts DESC, path, token LIMIT {limit:UInt16}`,
    { workspace: workspaceId, limit },
    live,
  );
}
