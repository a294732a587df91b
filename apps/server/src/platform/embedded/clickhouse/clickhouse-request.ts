import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { readBody } from "./clickhouse-body.ts";
import { ClickHouseFailure } from "./clickhouse-failure.ts";
import type { Surroundings } from "./clickhouse-lane.ts";
import { formatIn, isInsert, isSeveral, parseRowsInsert, type RowsInsert } from "./clickhouse-statement.ts";

/** A request to ClickHouse's HTTP interface, read. */
export interface FrontRequest extends Surroundings {
  /** A plain insert whose rows came in the body, apart from the statement. */
  readonly insert: (RowsInsert & { readonly rows: Buffer }) | undefined;
  readonly format: string;
  readonly queryId: string | undefined;
  /** Whether the caller wants the whole answer, or an error instead of it, rather than its beginning early. */
  readonly whole: boolean;
  readonly gzip: boolean;
}

/** Parameters of the interface itself; every other one is a setting or, with param_ before it, a query's parameter. */
const ownParameters = new Set([
  "query",
  "database",
  "default_format",
  "query_id",
  "wait_end_of_query",
  "buffer_size",
]);

/** Parameters that a server offers and this front does not: sessions that last, users, and ClickHouse's own block compression. */
const notOffered = new Set(["session_id", "role", "compress", "decompress"]);

export async function readRequest(message: IncomingMessage, bodyBytesMax: number): Promise<FrontRequest> {
  const { searchParams: url } = new URL(message.url ?? "/", "http://clickhouse");
  const refused = [...url.keys()].find((name) => notOffered.has(name));
  if (refused)
    throw new ClickHouseFailure("NOT_IMPLEMENTED", `The embedded ClickHouse does not offer '${refused}'.`);

  const body = await readBody(message, bodyBytesMax);
  const query = url.get("query") ?? "";
  const database = url.get("database") || "default";
  const insert = body.length > 0 ? parseRowsInsert(query, database) : undefined;
  if (!insert && isInsert(query) && !isUtf8(body)) {
    throw new ClickHouseFailure(
      "NOT_IMPLEMENTED",
      "The embedded ClickHouse takes rows in text formats only.",
    );
  }
  const sql = insert ? query : [query, body.toString("utf8")].filter(Boolean).join("\n");
  if (isSeveral(sql)) throw new ClickHouseFailure("SYNTAX_ERROR", "Multi-statements are not allowed");

  const settings = Object.fromEntries([...url].filter(([name]) => isSetting(name)));
  return {
    sql,
    insert: insert && { ...insert, rows: body },
    database,
    settings,
    parameters: Object.fromEntries(
      [...url]
        .filter(([name]) => isParameter(name))
        .map(([name, value]) => [name.slice("param_".length), value]),
    ),
    format:
      formatIn(sql) ?? header(message, "x-clickhouse-format") ?? url.get("default_format") ?? "TabSeparated",
    queryId: url.get("query_id") ?? undefined,
    whole: url.get("wait_end_of_query") === "1",
    gzip:
      settings.enable_http_compression === "1" && /\bgzip\b/.test(header(message, "accept-encoding") ?? ""),
  };
}

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function isParameter(name: string): boolean {
  return name.startsWith("param_");
}

function isSetting(name: string): boolean {
  return !isParameter(name) && !ownParameters.has(name);
}
