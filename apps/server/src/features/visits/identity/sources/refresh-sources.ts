import { createHash } from "node:crypto";
import { dayMs, earlier, later } from "@citelens/contract/base/days";
import { readKeyDirectory } from "@citelens/web-bot-auth";
import pMap from "p-map";
import { sizeOf } from "#platform/addresses/address-ranges.ts";
import { isPostgresUnavailable } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { versionOf } from "../lists/compiled-lists.ts";
import { readAddressList } from "../lists/read-address-list.ts";
import { knownSources } from "./known-sources.ts";
import { keepSources, listDueSources, putSource, type SourceRow } from "./sources.sql.ts";

const atOnce = 4;
const bytesMax = 4_000_000;
const timeoutMs = 20_000;
const hourMs = 3_600_000;
/** A list that shrank is a slip of its operator's until it has stood for as long. */
const doubtMs = 7 * dayMs;
const errorCharactersMax = 300;

/**
 * Reads what is due of that which operators publish, each alone: one that fails keeps its last good copy, says since
 * when it fails, and is tried again later each time. Resolves to the number of those that changed.
 */
export async function refreshSources(tools: Tools): Promise<number> {
  await keepSources(tools, knownSources);
  const due = await listDueSources(tools);
  const changed = await pMap(due, (source) => refreshAlone(tools, source), { concurrency: atOnce });
  return changed.filter(Boolean).length;
}

async function refreshAlone(tools: Tools, source: SourceRow): Promise<boolean> {
  try {
    return await refresh(tools, source);
  } catch (error) {
    if (isPostgresUnavailable(error)) throw error;
    const failures = source.failures + 1;
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, errorCharactersMax);
    tools.log.warn({ url: source.url, failure }, "What an operator publishes could not be read");
    await putSource(tools, source.url, {
      failures,
      failure,
      failing_since: source.failing_since ?? tools.now(),
      next_try_at: later(tools.now(), Math.min(hourMs * 2 ** Math.min(failures - 1, 5), dayMs)),
    });
    return false;
  }
}

async function refresh(tools: Tools, source: SourceRow): Promise<boolean> {
  const { status, body, isCut } = await tools.web.get(source.url, {
    accept:
      "application/http-message-signatures-directory+json, application/json, text/plain;q=0.9, */*;q=0.5",
    bytesMax,
    timeoutMs,
  });
  if (status !== 200) throw new Error(`it answered with status ${status}`);
  if (isCut) throw new Error("it broke off before its end");

  const read = source.kind === "address_list" ? readList(tools, source, body) : readDirectory(body);
  const now = tools.now();
  await putSource(tools, source.url, {
    ...read,
    fetched_at: now,
    failing_since: null,
    failures: 0,
    failure: null,
    next_try_at: later(now, dayMs),
  });
  return read.version !== source.version;
}

type Content = Pick<SourceRow, "content" | "version">;

function readList(tools: Tools, { content, fetched_at }: SourceRow, body: Buffer): Content {
  const read = readAddressList(body.toString("utf8"));
  if (read.kind === "unusable") throw new Error(read.reason);

  const before = networksIn(content);
  const isDoubted = fetched_at !== null && fetched_at > earlier(tools.now(), doubtMs);
  if (isDoubted && shrankByHalf(before, read.prefixes))
    throw new Error(`it shrank from ${before.length} to ${read.prefixes.length} networks`);
  return { content: read.prefixes, version: versionOf(read.prefixes) };
}

export function networksIn(content: SourceRow["content"]): readonly string[] {
  return (content ?? []).filter((entry) => typeof entry === "string");
}

/** In networks and in addresses: many small networks may become a few large ones. */
function shrankByHalf(before: readonly string[], after: readonly string[]): boolean {
  return after.length * 2 < before.length && sizeOf(after) * 2 < sizeOf(before);
}

function readDirectory(body: Buffer): Content {
  const keys = readKeyDirectory(body.toString("utf8"));
  if (!keys) throw new Error("it contains no keys");
  const version = createHash("sha256").update(JSON.stringify(keys)).digest("hex").slice(0, 12);
  return { content: keys, version };
}
