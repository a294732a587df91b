import { z } from "zod";
import { cardFigure } from "../base/card-figure.ts";
import { day } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";
import { efforts, impacts, opportunityKinds } from "./opportunity-words.ts";
import { optimization } from "./optimization-fields.ts";

/**
 * MONTH: due in the month, or published in it without having been due; LATE: due before this month, and not done;
 * UNDATED: nobody has said until when.
 */
export const planGroups = ["LATE", "MONTH", "UNDATED"] as const;
export type PlanGroup = (typeof planGroups)[number];

/** Rows listed; of more, those that are worth most are listed. */
export const planRowsMax = 200;

/** An opportunity as plans show it. */
export const plannedOpportunity = z.object({
  id,
  kind: z.enum(opportunityKinds),
  title: z.string(),
  score: z.number(),
  impact: z.enum(impacts),
  effort: z.enum(efforts),
  state: z.enum(["PLANNED", "DONE"]),
  /** Whether what it rests on is not found any more. */
  is_gone: z.boolean(),
  assignee: z.object({ id, name: z.string() }).nullable(),
  due_on: day.nullable(),
});
export type PlannedOpportunity = z.output<typeof plannedOpportunity>;

export const planRow = z.object({
  group: z.enum(planGroups),
  opportunity: plannedOpportunity,
  /** The newest text that was begun from it and not canceled. */
  optimization: optimization.nullable(),
});
export type PlanRow = z.output<typeof planRow>;

export const optimizationPlan = z.object({
  /** As yyyy-MM, in the workspace's time zone. */
  month: z.string(),
  this_month: z.string(),
  rows: z.array(planRow),
  /** Whether there are more rows than are listed. */
  is_bound: z.boolean(),
});
export type OptimizationPlan = z.output<typeof optimizationPlan>;

export const getOptimizationPlan = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/optimization-plan/",
  summary:
    "What was picked of the opportunities for a month: who does it, until when, and the text that was begun from it",
  query: z.object({
    /** As yyyy-MM; the current one unless told. */
    month: z
      .string()
      .regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, fieldErrors.date)
      .optional(),
    format: listFormat,
  }),
  answer: optimizationPlan,
  item: cardFigure,
});
