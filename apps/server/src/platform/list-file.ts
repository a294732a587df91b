import { Readable } from "node:stream";
import { type CsvCell, csvLine, csvStart } from "@citelens/contract/base/csv";
import { contentTypes, type FileFormat } from "@citelens/contract/base/list-format";
import type { FastifyReply } from "fastify";
import type { ListColumn } from "#platform/files/list-column.ts";
import type { FileMaking, WritableList } from "#platform/files/served-lists.ts";
import { xlsxFile } from "#platform/files/xlsx/xlsx-file.ts";

interface WholeList<Item> {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** As the API answers them. */
  readonly items: AsyncIterable<Item> | Iterable<Item>;
  readonly header: readonly ListColumn[];
  readonly cellsOf: (item: Item) => readonly CsvCell[];
}

/** A whole list that is saved as a file, in whichever format was asked for. */
export interface ListFile extends WritableList {
  readonly kind: "list-file";
}

type Check = FileMaking["check"];

export function listFile<Item>(list: WholeList<Item>): ListFile {
  return {
    kind: "list-file",
    name: list.name,
    chunks: (format, { check, onItem }) =>
      chunksOfList({ ...list, items: counted(list.items, onItem) }, format, check),
  };
}

function chunksOfList<Item>(
  list: WholeList<Item>,
  format: FileFormat,
  check: Check,
): AsyncIterable<string | Buffer> {
  switch (format) {
    case "csv":
      return joined(csvLines(list));
    case "ndjson":
      return joined(jsonLines(list, check));
    case "xlsx":
      return workbook(list);
  }
}

async function* counted<Item>(
  items: WholeList<Item>["items"],
  onItem: (() => void) | undefined,
): AsyncGenerator<Item> {
  for await (const item of items) {
    yield item;
    onItem?.();
  }
}

export function isListFile(value: unknown): value is ListFile {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "list-file";
}

interface FileRequest {
  readonly format: FileFormat;
  readonly check: Check;
}

/** Name of a list's file in a format. */
export function fileNameOf({ name }: Pick<WritableList, "name">, format: FileFormat): string {
  return `${name}.${format}`;
}

/** Streams the whole list as a download, an item at a time, as fast as the reader takes it. */
export function sendListFile(
  file: WritableList,
  { format, check }: FileRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .type(contentTypes[format])
    .header("content-disposition", `attachment; filename="${fileNameOf(file, format)}"`)
    .send(Readable.from(file.chunks(format, { check })));
}

/** Lines by the chunk: each chunk is packed and sent by itself, which for a line alone costs more than to make it. */
export async function* joined(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = "";
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}

const chunkLength = 64 * 1024;

async function* csvLines<Item>({ header, items, cellsOf }: WholeList<Item>): AsyncGenerator<string> {
  yield csvStart + csvLine(header.map((column) => columnOf(column).name));
  for await (const item of items) yield csvLine(cellsOf(item));
}

function workbook<Item>({ name, header, items, cellsOf }: WholeList<Item>): AsyncIterable<Buffer> {
  async function* rows(): AsyncGenerator<readonly CsvCell[]> {
    for await (const item of items) yield cellsOf(item);
  }
  return xlsxFile({
    sheetName: name.replace(daysInName, ""),
    columns: header.map(columnOf),
    rows: rows(),
  });
}

const daysInName = /-\d{4}-\d\d-\d\d/g;

function columnOf(column: ListColumn): Exclude<ListColumn, string> {
  return typeof column === "string" ? { name: column, type: "plain" } : column;
}

async function* jsonLines<Item>({ items }: WholeList<Item>, check: Check): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(check(item))}\n`;
}

interface Batch {
  readonly limit: number;
  readonly offset: number;
}

/** The items of a list of any length, so many at a time as the reader takes them. */
export async function* inBatches<Item>(
  read: (batch: Batch) => Promise<readonly Item[]>,
  itemsMax = 2000,
): AsyncGenerator<Item> {
  for (let offset = 0; ; offset += itemsMax) {
    const items = await read({ limit: itemsMax, offset });
    yield* items;
    if (items.length < itemsMax) return;
  }
}

/** The items that arrive one by one, so many together; the last time fewer. */
export async function* chunksOf<Item>(
  items: AsyncIterable<Item>,
  itemsMax: number,
): AsyncGenerator<readonly Item[]> {
  let chunk: Item[] = [];
  for await (const item of items) {
    chunk.push(item);
    if (chunk.length < itemsMax) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** All rows in the order of their keys, so many at a time as the reader takes them; each time those after the last one. */
export async function* inOrder<Row>(
  read: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after: Row | undefined; ; ) {
    const rows = await read(after);
    yield* rows;
    after = rows.at(-1);
    if (after === undefined) return;
  }
}
