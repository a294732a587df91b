import { Agent } from "node:http";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  type ClickHouseClient,
  ClickHouseError,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
} from "@clickhouse/client";
import { z } from "zod";
import { type Cluster, changeOnCluster, on } from "./clickhouse-cluster.rules.ts";

/** Values for `{name:Type}` in a statement: strings, numbers, booleans, dates, null, and arrays of these. */
type Parameters = Readonly<Record<string, unknown>>;

/** A table of the migrations, by its plain name. */
type TableName = Lowercase<string>;

type EventRow = Readonly<Record<string, unknown>>;

/** The events' database, the embedded one or a server's: tables need no database name before theirs. */
export interface ClickHouse {
  readonly database: string;
  /** Where the database is on a cluster of servers. */
  readonly cluster: Cluster | undefined;
  /** The rows of a statement without FORMAT, each checked. Comes whole or fails; meant for some thousand rows. */
  query<Row>(sql: string, parameters: Parameters, row: z.ZodType<Row>): Promise<Row[]>;
  /** The same row by row, without an end to their number; may fail after some rows. */
  stream<Row>(sql: string, parameters: Parameters, row: z.ZodType<Row>): AsyncIterable<Row>;
  /**
   * Resolves once the rows are stored. Rows that were stored before under the same token count as stored, in tables
   * with a deduplication window and in what their materialized views fill, if that has such a window as well. Dates
   * may be ISO 8601; a property without a column is refused.
   */
  insert(
    table: string,
    rows: readonly EventRow[],
    options?: { readonly deduplicationToken?: string },
  ): Promise<void>;
  /** The same with rows that are written already: each as JSON, ended by a line feed. */
  insertLines(
    table: TableName,
    lines: Uint8Array,
    options?: { readonly deduplicationToken?: string },
  ): Promise<void>;
  /** The rows of a SELECT without FORMAT as a Parquet file, which is held whole; the statement may be as long as that. */
  parquet(sql: string, parameters: Parameters): Promise<Buffer>;
  /** A statement without rows to read, such as CREATE TABLE or INSERT … SELECT; may take ten minutes. */
  command(sql: string, parameters?: Parameters): Promise<void>;
  /** Creates the database unless it is there; for migrations and tests. */
  createDatabase(): Promise<void>;
  /** Rejects while ClickHouse does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A server by URL (with user, password and database in it where needed), or the embedded one by its socket. */
export type ClickHouseAddress = ({ readonly url: string } | { readonly socketPath: string }) & {
  /** Else the one in the URL, else `citelens`. */
  readonly database?: string;
  /** The name of the cluster that the server is one of. */
  readonly cluster?: string | undefined;
};

const defaultDatabase = "citelens";
/** Longer than queries may run, so that an answer always comes before the connection is given up. */
const requestTimeoutMs = 40_000;
/** For streams, whose readers can be slow, and for commands, which may rewrite whole tables. */
const longSeconds = 600;
const longTimeoutMs = (longSeconds + 10) * 1000;
/** To a server; the embedded one itself refuses what is too much. */
const connectionsMax = 64;

/** Settings whose defaults differ between releases, so that every server answers in the same way. */
const settings: ClickHouseSettings = {
  session_timezone: "UTC",
  output_format_json_quote_64bit_integers: 0,
  date_time_input_format: "best_effort",
  async_insert: 0,
};

/** Settings of a cluster, on whose shards each workspace is on one: questions ask that one alone, what they join is there too. */
const clusterSettings: ClickHouseSettings = {
  optimize_skip_unused_shards: 1,
  distributed_product_mode: "local",
};

/** Answered when most replicas of the shard have the rows; the token counts them once on each of them. */
const clusterInsertSettings: ClickHouseSettings = {
  insert_distributed_sync: 1,
  insert_quorum: "auto",
};

const wholeAnswer: ClickHouseSettings = { wait_end_of_query: 1 };

const insertSettings: ClickHouseSettings = {
  input_format_skip_unknown_fields: 0,
  deduplicate_blocks_in_dependent_materialized_views: 1,
  wait_end_of_query: 1,
};

/** Rows that are written into the statement are in no log; every reader of Parquet unpacks Snappy. */
const parquetSettings: ClickHouseSettings = {
  ...wholeAnswer,
  max_execution_time: longSeconds,
  max_query_size: String(64 * 1024 ** 2),
  log_queries: 0,
  output_format_parquet_compression_method: "snappy",
  output_format_parquet_string_as_string: 1,
};

export function openClickHouse(address: ClickHouseAddress): ClickHouse {
  const database = address.database ?? databaseIn(address) ?? defaultDatabase;
  const cluster = address.cluster === undefined ? undefined : { name: address.cluster, database };
  const client = connect(address, { database, timeoutMs: requestTimeoutMs });
  const patient = connect(address, { database, timeoutMs: longTimeoutMs });
  const insertSettingsFor = (deduplicationToken: string | undefined): ClickHouseSettings => ({
    ...insertSettings,
    ...(cluster && clusterInsertSettings),
    ...(deduplicationToken !== undefined && { insert_deduplication_token: deduplicationToken }),
  });

  return {
    database,
    cluster,
    async query(sql, parameters, row) {
      const result = await client.query({ ...asked(sql, parameters), clickhouse_settings: wholeAnswer });
      return z.array(row).parse(await result.json());
    },
    async *stream(sql, parameters, row) {
      const clickhouse_settings = { max_execution_time: longSeconds };
      const result = await patient.query({ ...asked(sql, parameters), clickhouse_settings });
      for await (const rows of result.stream()) {
        for (const each of rows) yield row.parse(each.json());
      }
    },
    async insert(table, rows, { deduplicationToken } = {}) {
      const clickhouse_settings = insertSettingsFor(deduplicationToken);
      await client.insert({ table, values: [...rows], format: "JSONEachRow", clickhouse_settings });
    },
    async insertLines(table, lines, { deduplicationToken } = {}) {
      const { stream } = await client.exec({
        query: `INSERT INTO ${table} FORMAT JSONEachRow`,
        values: Readable.from([lines], { objectMode: false }),
        clickhouse_settings: insertSettingsFor(deduplicationToken),
      });
      stream.resume();
    },
    async parquet(sql, parameters) {
      const { stream } = await patient.exec({
        query: `${sql} FORMAT Parquet`,
        query_params: { ...parameters },
        clickhouse_settings: parquetSettings,
      });
      return buffer(stream);
    },
    async command(sql, parameters = {}) {
      const clickhouse_settings = { ...wholeAnswer, max_execution_time: longSeconds };
      const query = cluster ? changeOnCluster(sql, cluster) : sql;
      await patient.command({ query, query_params: { ...parameters }, clickhouse_settings });
    },
    async createDatabase() {
      if (await exists(client)) return;
      const outside = connect(address, { database: "default", timeoutMs: requestTimeoutMs });
      try {
        await outside.command({
          query: `CREATE DATABASE IF NOT EXISTS {name:Identifier} ${cluster ? on(cluster) : ""}`,
          query_params: { name: database },
        });
      } finally {
        await outside.close();
      }
    },
    async ping() {
      const answer = await client.ping();
      if (!answer.success) throw answer.error;
    },
    close: async () => {
      await Promise.all([client.close(), patient.close()]);
    },
  };
}

/** ClickHouse's number for what went wrong, such as 159 for a query over its time; undefined for other failures. */
export function clickHouseErrorCode(error: unknown): number | undefined {
  return error instanceof ClickHouseError ? Number(error.code) : undefined;
}

/** Codes of a server that is overloaded or going down: the same request may succeed later. */
const passing = new Set([
  202, // TOO_MANY_SIMULTANEOUS_QUERIES
  209, // SOCKET_TIMEOUT
  210, // NETWORK_ERROR
  236, // ABORTED
  241, // MEMORY_LIMIT_EXCEEDED
  243, // NOT_ENOUGH_SPACE
  252, // TOO_MANY_PARTS
  279, // ALL_CONNECTION_TRIES_FAILED
]);

const connectionCode = /^E(CONN|NOENT|PIPE|TIMEDOUT|HOST|NET|AGAIN|AI_AGAIN)/;

/** Message of the client for an answer that did not come within its request_timeout. */
const clientTimeout = "Timeout error.";

/**
 * Whether ClickHouse could not be reached or is too busy, and not that the statement was wrong. An insert may have
 * been stored all the same: repeat it with the same deduplication token.
 */
export function isUnavailable(error: unknown): boolean {
  const code = clickHouseErrorCode(error);
  if (code !== undefined) return passing.has(code);
  if (!(error instanceof Error)) return false;
  if ("code" in error) return connectionCode.test(String(error.code)) || error.code === "ENOTFOUND";
  return error.message === clientTimeout;
}

interface Connection {
  readonly database: string;
  readonly timeoutMs: number;
}

function connect(address: ClickHouseAddress, { database, timeoutMs }: Connection): ClickHouseClient {
  const shared = {
    database,
    clickhouse_settings: { ...settings, ...(address.cluster !== undefined && clusterSettings) },
    request_timeout: timeoutMs,
    max_open_connections: connectionsMax,
    application: "citelens",
    log: { level: ClickHouseLogLevel.OFF },
  };
  if ("url" in address) return createClient({ ...shared, url: serverIn(address.url) });

  // The agent hands these on to every connection, as Node's documentation of net.connect describes them.
  const options = { keepAlive: true, socketPath: address.socketPath };
  const agent = new Agent(options);
  // The front keeps idle connections for longer than the agent, so the client need not end them.
  return createClient({
    ...shared,
    url: "http://localhost",
    http_agent: agent,
    keep_alive: { idle_socket_ttl: 0 },
  });
}

function databaseIn(address: ClickHouseAddress): string | undefined {
  if (!("url" in address)) return undefined;
  return decodeURIComponent(new URL(address.url).pathname.slice(1)) || undefined;
}

/** The URL without its database, which the client would otherwise put before the one that it is given. */
function serverIn(url: string): URL {
  const server = new URL(url);
  server.pathname = "/";
  return server;
}

function asked(query: string, parameters: Parameters) {
  return { query, query_params: { ...parameters }, format: "JSONEachRow" as const };
}

async function exists(client: ClickHouseClient): Promise<boolean> {
  try {
    await client.command({ query: "SELECT 1" });
    return true;
  } catch (error) {
    if (clickHouseErrorCode(error) === 81) return false;
    throw error;
  }
}
