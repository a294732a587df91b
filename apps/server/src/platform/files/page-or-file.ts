import type { ListFormat } from "@citelens/contract/base/list-format";
import type { z } from "zod";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import { columnsOf } from "./item-columns.ts";

/** A part of a list, and how many items there are in all. */
export interface ListPart<Item> {
  readonly count: number;
  readonly rows: readonly Item[];
}

interface PagedList<Item> {
  readonly query: { readonly format: ListFormat; readonly page: number; readonly page_size: number };
  /** Address of the request, from which those of the page's neighbours are made. */
  readonly url: string;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly item: z.ZodType<Item>;
  readonly read: (range: { readonly limit: number; readonly offset: number }) => Promise<ListPart<Item>>;
}

/** Items of a file are read so many at a time, as their reader takes them. */
const itemsAtOnce = 500;

/** One page of a list, or all of it as a file: both are read by one function. */
export async function pageOrFile<Item>(list: PagedList<Item>): Promise<Page<Item> | ListFile> {
  const { query, url, name, item, read } = list;
  const { page, page_size: pageSize } = query;
  if (query.format !== "json") {
    const items = inBatches(async (range) => (await read(range)).rows, itemsAtOnce);
    return listFile({ name, items, ...columnsOf(item) });
  }

  const { count, rows } = await read({ limit: pageSize, offset: (page - 1) * pageSize });
  return pageOfRows([...rows], { count, page, pageSize, url });
}

interface WholeList<Item> {
  readonly query: { readonly format: ListFormat };
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly item: z.ZodType<Item>;
}

/** An answer that is not paged, or the items of it as a file. */
export function wholeOrFile<Answer, Item>(
  answer: Answer,
  { query, name, item }: WholeList<Item>,
  itemsOf: (answer: Answer) => readonly Item[],
): Answer | ListFile {
  return query.format === "json" ? answer : listFile({ name, items: itemsOf(answer), ...columnsOf(item) });
}
