import { z } from "zod";
import { day, rangeFault } from "../base/dates.ts";
import { isDay } from "../base/days.ts";
import { endpoint, superuserReads } from "../base/endpoint.ts";
import { instant } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";

/** Superuser operations on what calls of AI providers cost. Days are in UTC, amounts in US dollars. */

const period = { from_date: day, to_date: day };

function checkPeriod(
  { from_date, to_date }: { readonly from_date: string; readonly to_date: string },
  context: z.RefinementCtx,
): void {
  if (!isDay(from_date) || !isDay(to_date)) return;
  const fault = rangeFault(from_date, to_date);
  if (fault) context.addIssue({ code: "custom", message: fault, path: ["to_date"] });
}

const figures = {
  calls: z.number().int(),
  /** Calls that returned no answer. */
  failed: z.number().int(),
  cost_usd: z.number(),
  /** The part of the cost that the providers themselves reported; the rest is estimated from price lists. */
  exact_usd: z.number(),
  /** The part that was guessed of models that no price list knows, which is an upper bound. */
  guessed_usd: z.number(),
  /** Credits that organizations were charged. */
  credits: z.number().int(),
};

const spendingFigures = z.object(figures);
export type SpendingFigures = z.output<typeof spendingFigures>;

export const spendingBound = z.object({
  scope: z.enum(["installation", "operator", "organization"]),
  name: z.string(),
  max_usd: z.number(),
  /** Use of today, including the expected cost of calls in progress. */
  used_usd: z.number(),
  /** Nothing more is bought within it until this instant; null while it is not reached. */
  rests_until: instant.nullable(),
});
export type SpendingBound = z.output<typeof spendingBound>;

export const spendingOverview = z.object({
  /** The configured rate, not a current one. */
  usd_per_euro: z.number(),
  today: z.object({ day, cost_usd: z.number() }),
  /** From the first day of the month until today. */
  month: z.object({ from: day, cost_usd: z.number() }),
  period: spendingFigures,
  /** The days of the period with costs, by operator. */
  days: z.array(z.object({ day, operator: z.string(), cost_usd: z.number() })),
  /** The limits of a day; of the organizations, the ten that used most of theirs today. */
  bounds: z.array(spendingBound),
});
export type SpendingOverview = z.output<typeof spendingOverview>;

export const getSpending = endpoint({
  ...superuserReads,
  path: "/admin/spending/",
  summary: "What AI providers cost today, this month and in a period, and the limits of a day",
  query: z.object(period).superRefine(checkPeriod),
  answer: spendingOverview,
});

export const spendingGroups = ["operator", "model", "organization", "purpose"] as const;
export type SpendingGroup = (typeof spendingGroups)[number];

export const spendingRow = z.object({
  /** Null for the installation itself among the organizations. */
  id: z.string().nullable(),
  name: z.string(),
  /** Text on what it is, where its name does not tell. */
  detail: z.string().nullable(),
  ...figures,
});
export type SpendingRow = z.output<typeof spendingRow>;

export const listSpending = endpoint({
  ...superuserReads,
  path: "/admin/spending/rows/",
  summary:
    "What AI providers cost in a period by operator, model, organization or purpose, most expensive first",
  query: z
    .object({
      ...period,
      ...paging,
      by: z.enum(spendingGroups).default("operator"),
      format: listFormat,
    })
    .superRefine(checkPeriod),
  answer: pageOf(spendingRow),
  item: spendingRow,
});
