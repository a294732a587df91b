import { z } from "zod";
import { endpoint, superuserReads, superusers } from "../base/endpoint.ts";
import { count, id, instant } from "../base/fields.ts";
import { actionBody } from "./superuser-action.ts";

export const reanalysisStatuses = ["RUNNING", "DONE", "CANCELLED"] as const;

/** One time that stored answers of all workspaces are analysed again. */
export const reanalysisRun = z.object({
  id,
  status: z.enum(reanalysisStatuses),
  /** How many answers there were to analyse when it began. */
  total: count,
  /** How many of them are analysed. */
  analysed: count,
  started_at: instant,
  finished_at: instant.nullable(),
});
export type ReanalysisRun = z.output<typeof reanalysisRun>;

export const reanalysis = z.object({
  /** Version of the analysis that this installation runs. */
  version: count,
  /** Stored answers, of all workspaces, that an older version has read. */
  outdated: count,
  /** The latest run; null before the first. */
  run: reanalysisRun.nullable(),
});
export type Reanalysis = z.output<typeof reanalysis>;

export const getReanalysis = endpoint({
  ...superuserReads,
  path: "/admin/reanalysis/",
  summary: "How many stored answers an older analysis has read, and how far their analysis is",
  answer: reanalysis,
});

export const startReanalysis = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/reanalysis/",
  summary:
    "Analyse again what an older analysis has read; does nothing while that is under way or there is nothing to do",
  repeatable: "once",
  body: actionBody,
  answer: reanalysis,
});

export const cancelReanalysis = endpoint({
  ...superusers,
  method: "POST",
  path: "/admin/reanalysis/cancel/",
  summary: "Stop analysing stored answers again; what is done stays done",
  repeatable: "once",
  body: actionBody,
  answer: reanalysis,
});
