import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id, instant } from "../base/fields.ts";
import { listFormat, savedQuery } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { campaignPath, modelShown } from "./campaigns.ts";
import { figureRow } from "./figure-row.ts";

/** The progress of a run, in answers. */
export const runProgress = z.object({
  id,
  status: z.enum(["RUNNING", "DONE"]),
  created: instant,
  finished: instant.nullable(),
  answers_total: z.number().int(),
  answers_ok: z.number().int(),
  answers_refused: z.number().int(),
  answers_failed: z.number().int(),
  credits_used: z.number().int(),
  /**
   * Charge of AI providers to the installation, in US dollars, failed attempts and judging included; null unless the caller pays them: a
   * superuser, or anyone where credits are counted without a limit.
   */
  cost_usd: z.number().nullable(),
  /** Whether it has models that no price list knows, which makes it an upper bound; false where `cost_usd` is null. */
  cost_is_guessed: z.boolean(),
  models: z.array(
    modelShown.extend({
      total: z.number().int(),
      ok: z.number().int(),
      refused: z.number().int(),
      failed: z.number().int(),
      /** Cost of the model's answers. */
      cost_usd: z.number().nullable(),
      /** Why it is blocked, in a sentence, while it is. */
      problem: z.string().nullable(),
    }),
  ),
});
export type RunProgress = z.output<typeof runProgress>;

export const listRuns = endpoint({
  caller: "user",
  scope: "read",
  method: "GET",
  path: "/projects/:projectId/campaigns/organic/:campaignId/runs/",
  tool: { name: "list_runs", title: "List runs", untrusted: [] },
  summary: "The runs of a campaign, newest first",
  params: campaignPath,
  query: z.object({ ...paging, format: listFormat }),
  answer: pageOf(runProgress),
  item: runProgress,
});

export const getCampaignCost = endpoint({
  caller: "user",
  scope: "read",
  method: "GET",
  path: "/projects/:projectId/campaigns/organic/:campaignId/cost/",
  summary: "What AI providers charged for a campaign so far",
  params: campaignPath,
  query: savedQuery,
  answer: z.object({
    /**
     * In US dollars, of all its runs, failed attempts and judging included; null unless the caller pays them: a
     * superuser, or anyone where credits are counted without a limit.
     */
    cost_usd: z.number().nullable(),
    /** Part of it charged for judging sentiment; null where `cost_usd` is. */
    judge_usd: z.number().nullable(),
    /** As `cost_is_guessed` of any of its runs. */
    cost_is_guessed: z.boolean(),
  }),
  item: figureRow,
});

/**
 * Server-sent events: one named `run` with a RunProgress immediately and at each change, until it is done.
 */
export const watchRun = endpoint({
  caller: "user",
  scope: "read",
  method: "GET",
  path: "/projects/:projectId/campaigns/organic/:campaignId/events/",
  summary: "Watch the newest run of a campaign, as server-sent events",
  params: campaignPath,
  status: 200,
});
