import { addressLists } from "@citelens/crawlers/address-lists";
import { compileKeys, type Keys } from "@citelens/web-bot-auth";
import type { Tools } from "#platform/tools.ts";
import { type CompiledLists, compileLists } from "../lists/compiled-lists.ts";
import { directoryUrl } from "./known-sources.ts";
import { networksIn } from "./refresh-sources.ts";
import { listSources, readSourcesMark, type SourceRow } from "./sources.sql.ts";

export interface PublishedKeys {
  readonly keys: Keys;
  readonly fetchedAt: Date;
}

/** All that operators publish, as it is known at one moment. */
export interface PublishedLists {
  readonly lists: CompiledLists;
  keysOf(origin: string): PublishedKeys | undefined;
}

export interface PublishedSources {
  /** Sources known, at once; once a minute it looks behind the scenes whether there is news. */
  get(): PublishedLists;
  /** Resolves once it was looked for the first time; nothing once that has been. */
  ready(): Promise<void> | undefined;
}

const lookEveryMs = 60_000;

export function openPublished(tools: Pick<Tools, "db" | "now" | "log">): PublishedSources {
  let known = publishedOf([]);
  let mark: string | undefined;
  let lookedAt: number | undefined;
  let first: Promise<void> | undefined;
  let hasLooked = false;

  async function look(): Promise<void> {
    lookedAt = tools.now().getTime();
    try {
      const latest = await readSourcesMark(tools);
      if (latest === mark) return;
      known = publishedOf(await listSources(tools));
      mark = latest;
    } catch (error) {
      tools.log.warn({ err: error }, "What operators publish could not be read; what was known stays");
    }
    hasLooked = true;
  }

  return {
    get: () => {
      if (lookedAt === undefined || tools.now().getTime() - lookedAt >= lookEveryMs) void look();
      return known;
    },
    ready: () => {
      if (hasLooked) return undefined;
      first ??= look();
      return first;
    },
  };
}

/** The rows, and for lists that were never read the copies that came with the product. */
export function publishedOf(rows: readonly SourceRow[]): PublishedLists {
  const read = rows.filter(({ fetched_at }) => fetched_at !== null);
  const urlsRead = new Set(read.map(({ url }) => url));
  const compiled = compileLists([
    ...addressLists
      .filter(({ url }) => !urlsRead.has(url))
      .map(({ url, prefixes }) => ({ url, prefixes, fetchedAt: undefined })),
    ...read
      .filter(({ kind }) => kind === "address_list")
      .map(({ url, content, fetched_at }) => ({
        url,
        prefixes: networksIn(content),
        fetchedAt: fetched_at ?? undefined,
      })),
  ]);
  const directories = new Map(
    read
      .filter(({ kind }) => kind === "key_directory")
      .map(({ url, content, fetched_at }) => [url, keysOf(content, fetched_at)]),
  );
  return { lists: compiled, keysOf: (origin) => directories.get(directoryUrl(origin)) };
}

function keysOf(content: SourceRow["content"], fetchedAt: Date | null): PublishedKeys | undefined {
  const keys = (content ?? []).filter((entry) => typeof entry !== "string");
  return fetchedAt ? { keys: compileKeys(keys), fetchedAt } : undefined;
}
