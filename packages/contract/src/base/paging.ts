import { z } from "zod";

export const pageSizeDefault = 20;
export const pageSizeMax = 100;

/** The query parameters of every list: page from 1; page_size by default 20, at most 100. */
export const paging = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(pageSizeMax).default(pageSizeDefault),
};

/** One page of a list: the total count, links to the next and previous page, and the rows. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    count: z.number().int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(row),
  });
}

/** How many rows a long list counts; of more it says that its count is bound. */
export const rowsCountedMax = 10_000;

/**
 * A page of a list that may be very long. A search shows the newest of what it finds, up to the bound; without a search, all
 * pages can be read.
 */
export function longPageOf<Row extends z.ZodType>(row: Row) {
  return pageOf(row).extend({
    /** True where there are more than `count`. */
    count_is_bound: z.boolean(),
  });
}

/** A page of what holds a text. */
export const searched = z.object({ ...paging, search: z.string().trim().max(200).default("") });
