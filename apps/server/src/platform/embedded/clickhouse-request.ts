import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { ClickHouseFailure } from "./clickhouse-failure.ts";
import type { Surroundings } from "./clickhouse-lane.ts";
import { formatIn, isInsert } from "./clickhouse-statement.ts";

/** A request to ClickHouse's HTTP interface, read. */
export interface FrontRequest extends Surroundings {
  /** The rows of an insert that came in the body, apart from the statement. */
  readonly rows: Buffer | undefined;
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

/** What a server offers and this front does not: sessions that last, users, and ClickHouse's own block compression. */
const notOffered = new Set(["session_id", "role", "compress", "decompress"]);

export async function readRequest(message: IncomingMessage, bodyBytesMax: number): Promise<FrontRequest> {
  const { searchParams: url } = new URL(message.url ?? "/", "http://clickhouse");
  const refused = [...url.keys()].find((name) => notOffered.has(name));
  if (refused)
    throw new ClickHouseFailure("NOT_IMPLEMENTED", `The embedded ClickHouse does not offer '${refused}'.`);

  const body = await readBody(message, bodyBytesMax);
  const query = url.get("query") ?? "";
  const rows = isInsert(query) && body.length > 0 ? body : undefined;
  const sql = rows ? query : [query, body.toString("utf8")].filter(Boolean).join("\n");
  const header = message.headers["x-clickhouse-format"];
  const settings = Object.fromEntries([...url].filter(([name]) => isSetting(name)));
  return {
    sql,
    rows,
    database: url.get("database") || "default",
    settings,
    parameters: Object.fromEntries([...url].filter(([name]) => isParameter(name)).map(withoutPrefix)),
    format:
      formatIn(sql) ?? (typeof header === "string" ? header : (url.get("default_format") ?? "TabSeparated")),
    queryId: url.get("query_id") ?? undefined,
    whole: url.get("wait_end_of_query") === "1",
    gzip:
      settings.enable_http_compression === "1" &&
      /\bgzip\b/.test(String(message.headers["accept-encoding"] ?? "")),
  };
}

function isParameter(name: string): boolean {
  return name.startsWith("param_");
}

function isSetting(name: string): boolean {
  return !isParameter(name) && !ownParameters.has(name);
}

function withoutPrefix([name, value]: [string, string]): [string, string] {
  return [name.slice("param_".length), value];
}

async function readBody(message: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > bytesMax) throw tooLarge(bytesMax);
  }
  const body = Buffer.concat(chunks);
  const encoding = message.headers["content-encoding"];
  if (!encoding || body.length === 0) return body;
  if (encoding !== "gzip")
    throw new ClickHouseFailure("NOT_IMPLEMENTED", `Content-Encoding '${encoding}': gzip only.`);
  return unzip(body, bytesMax);
}

async function unzip(body: Buffer, bytesMax: number): Promise<Buffer> {
  try {
    return await promisify(gunzip)(body, { maxOutputLength: bytesMax });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(bytesMax);
    throw new ClickHouseFailure(
      "CANNOT_DECOMPRESS",
      "The body is not gzip, although its Content-Encoding says so.",
    );
  }
}

function tooLarge(bytesMax: number): ClickHouseFailure {
  return new ClickHouseFailure("LIMIT_EXCEEDED", `The body is larger than ${bytesMax} bytes.`);
}
