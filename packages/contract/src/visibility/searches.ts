import { z } from "zod";
import { count, instant } from "../base/fields.ts";
import { pageOf, paging } from "../base/paging.ts";
import { modelShown } from "./campaigns.ts";
import { interval, rate } from "./insight-fields.ts";

export const searchOrders = [
  "-searches",
  "searches",
  "-answers",
  "answers",
  "-found_owned",
  "found_owned",
  "-cited_owned",
  "cited_owned",
  "query",
  "-query",
] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** Search of assistants before they answer; equal but for case, accents and blanks is one. */
export const subQuestion = z.object({
  /** As it was last written. */
  query: z.string(),
  searches: count,
  /** Answers for which it was searched for, each once. */
  answers: count,
  /** In per cent of the answers of all assistants that reveal their searches. */
  percentage: rate,
  interval,
  models: z.array(z.object({ operator_model: modelShown, searches: count, answers: count })),
  /**
   * Number of its answers for which it found a page of the client. Where a provider does not say which search found what, all pages that
   * the answer was made from count.
   */
  found_owned: count,
  /** Number of its answers where the provider does not say so. */
  found_unknown: count,
  /** Number of its answers that cite a page of the client. */
  cited_owned: count,
  last_searched: instant,
});
export type SubQuestion = z.output<typeof subQuestion>;

/** Facts known of an assistant's searches. */
export const searchingModel = z.object({
  operator_model: modelShown,
  /** Counted answers. */
  answers: count,
  /** Number of these for which it searched the web. */
  searched: count,
  /** Whether it says what it searched for. */
  reveals: z.boolean(),
});
export type SearchingModel = z.output<typeof searchingModel>;

export const searchFilter = {
  ...paging,
  /** Part of what was searched for, in whatever case. */
  search: z.string().trim().max(200).optional(),
  ordering: z.enum(searchOrders).default("-searches"),
};

export const searchList = pageOf(subQuestion).extend({
  /** Counted answers of the assistants that reveal their searches. */
  n: count,
  /** All assistants with counted answers. */
  models: z.array(searchingModel),
});
export type SearchList = z.output<typeof searchList>;
