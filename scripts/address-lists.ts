/**
 * npm run address-lists brings the lists that the product begins with up to date from the operators' own. A list that
 * cannot be fetched or read stays as it is. `-- FILE` reads them from a file instead, where the internet is out of
 * reach: JSON with, for each list, `source` (its URL), `snapshot` (its day first) and the document as published.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { agents } from "@citelens/crawlers";
import { type AddressList, addressLists } from "@citelens/crawlers/address-lists";
import { z } from "zod";
import { readAddressList } from "../apps/server/src/features/visits/room.ts";

interface Document {
  readonly url: string;
  readonly readOn: string;
  readonly text: string;
}

const timeoutMs = 20_000;
const target = resolve(import.meta.dirname, "../packages/crawlers/src/address-lists.json");

const [file] = process.argv.slice(2);
const documents = file === undefined ? await fetchAll() : documentsIn(file);
const byUrl = new Map<string, AddressList>(addressLists.map((list) => [list.url, list]));
for (const { url, readOn, text } of documents) {
  const read = readAddressList(text);
  if (read.kind === "list") byUrl.set(url, { url, readOn, prefixes: read.prefixes });
  else console.error(`${url} stays as it is: ${read.reason}`);
}
const lists = [...byUrl.values()].toSorted((a, b) => a.url.localeCompare(b.url));
writeFileSync(target, `${JSON.stringify(lists, null, 2)}\n`);
console.log(`${lists.length} lists with ${lists.flatMap(({ prefixes }) => prefixes).length} networks`);

async function fetchAll(): Promise<readonly Document[]> {
  const urls = new Set(agents.flatMap(({ ipRangesUrl }) => ipRangesUrl ?? []));
  const readOn = new Date().toISOString().slice(0, 10);
  const answers = await Promise.all(
    [...urls].map(async (url) => ({ url, readOn, text: await fetched(url) })),
  );
  return answers;
}

/** Nothing where it cannot be had, and says so. */
async function fetched(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? await response.text() : "";
  } catch (error) {
    console.error(`${url}: ${String(error)}`);
    return "";
  }
}

function documentsIn(path: string): readonly Document[] {
  const entry = z.looseObject({ source: z.url(), snapshot: z.string().regex(/^\d{4}-\d\d-\d\d/) });
  const entries = z.record(z.string(), entry).parse(JSON.parse(readFileSync(path, "utf8")));
  return Object.values(entries).map(({ source, snapshot, ...document }) => ({
    url: source,
    readOn: snapshot.slice(0, 10),
    text: JSON.stringify(document),
  }));
}
